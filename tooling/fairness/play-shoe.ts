import { randomUUID } from 'node:crypto';
import { TABLE_GAMES, type TableGame } from '@maneki/games/tables/table-games';
import {
  chipsOf,
  openBetting,
  openTables,
  type PlaceBets,
} from '@maneki/house/features/croupier/index';
import type { Session } from '@maneki/house/features/sessions/session';
import { findTable } from '@maneki/house/features/tables/index';
import type { HouseServices } from '@maneki/house/platform/services';
import { invariant } from '@maneki/kernel/invariant';
import { withinOne } from './play-rounds.ts';
import { CURRENCY, type FairPlayer } from './player.ts';

/** How many rounds a whole shoe of every table has. */
export const SHOE_ROUNDS = TABLE_GAMES.reduce((sum, { rules }) => sum + rules.roundsPerShoe, 0);

/**
 * Deals a whole shoe at every table through the house's own croupier, a bet of the player on each round. The
 * first round of the next shoe is opened after it, by which the seed of the one that is over is told.
 */
export function playShoes(services: HouseServices, { tables }: FairPlayer): Promise<void> {
  return withinOne(services, async (within) => {
    let nowMs = within.clock.now().getTime();
    const clock = { now: () => new Date(nowMs) };
    const moving = { ...within, clock };
    const croupier = openTables(moving, { onMoved: () => {} });
    const pass = async (ms: number): Promise<void> => {
      nowMs += ms;
      await croupier.advance();
    };
    const placeBets = openBetting(moving);
    await pass(0);
    for (const [at, game] of TABLE_GAMES.entries())
      for (let place = 0; place < game.rules.roundsPerShoe; place += 1) {
        await bet(moving, game, { session: tables[at]!, place, placeBets });
        const { bettingMs, closedMs, dealingMs, resultMs } = game.rules.phases;
        for (const ms of [bettingMs, closedMs, dealingMs, resultMs]) await pass(ms);
      }
  });
}

/** One chip on one spot after the other, now and then on two at once. */
async function bet(
  services: HouseServices,
  game: TableGame,
  {
    session,
    place,
    placeBets,
  }: { readonly session: Session; readonly place: number; readonly placeBets: PlaceBets },
): Promise<void> {
  const { spots } = game.rules;
  const [chip] = chipsOf(CURRENCY);
  invariant(chip, 'there is a chip');
  const chosen = [spots[place % spots.length]!, ...(place % 5 === 0 ? [spots[place % 3]!] : [])];
  const table = await services.database.statement((tx) => findTable(tx, game.gameId));
  invariant(table, `${game.gameId} has no table`);
  const stakes = Object.fromEntries(chosen.map((spot, extra) => [spot, chip * BigInt(extra + 1)]));
  const askedAt = services.clock.now();
  const wish = { session, askedAt, key: randomUUID(), roundNo: table.roundNo, stakes };
  const placed = await placeBets(game, wish);
  if (!placed.ok) throw new Error(`A bet on ${game.gameId} was refused: ${placed.refusal.code}`);
}
