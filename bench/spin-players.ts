import { networkOf } from '@maneki/contract/round-wallet/network';
import { THEMES } from '@maneki/contract/theme';
import { SLOT_GAMES, type SlotGame } from '@maneki/games/slots/catalogue';
import { SLOT_MODELS } from '@maneki/games/slots/model';
import { insertSession } from '@maneki/house/features/sessions/store';
import { houseManifest } from '@maneki/house/manifest';
import type { HouseDatabase } from '@maneki/house/platform/database';
import { HOUSE_MIGRATIONS } from '@maneki/house/platform/house-migrations';
import { hashSecret } from '@maneki/house/platform/secrets';
import { DAY_MS } from '@maneki/kernel/clock';
import { HOUSE_PROVIDER } from '@maneki/server/features/catalog/index';
import type { Database } from '@maneki/server/platform/database/database';
import { migrate } from '@maneki/server/platform/database/migrate';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { addGame, addPlayers, CURRENCY, playerOf } from './players.ts';

/** One game of each machine. */
const GAMES: readonly SlotGame[] = SLOT_MODELS.map(
  (model) => SLOT_GAMES.find((game) => game.model === model)!,
);

/** What a player plays, and the token that lets the player do so. */
export const seatOf = (number: number) => ({
  ...playerOf(number),
  game: GAMES[number % GAMES.length]!,
  token: hashSecret(`the seat of player ${number}`),
});

/** Players with money who have opened a game of the house already, on a database of nobody else. */
export async function addSpinPlayers(
  database: Database,
  {
    players,
    balance,
    seatsFrom = 1,
    gameOf,
  }: {
    readonly players: number;
    readonly balance: bigint;
    /** Those before this one have no game open: they are for providers who sign their bets. */
    readonly seatsFrom?: number;
    /** What they play, where it is no slot. */
    readonly gameOf?: (number: number) => { readonly vendor: string; readonly id: string };
  },
): Promise<void> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await migrate(database, HOUSE_MIGRATIONS);
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  await addGame(database, now);
  await addPlayers(database, { from: 1, to: players, balance, now });
  await (database as unknown as HouseDatabase).transact(async (tx) => {
    for (let number = seatsFrom; number <= players; number += 1) {
      const { playerId, sessionId, token, ...seat } = seatOf(number);
      const game = gameOf?.(number) ?? seat.game;
      await sql`update public.play_sessions
                   set provider_code = ${HOUSE_PROVIDER}, vendor_code = ${game.vendor},
                       game_id = ${game.id}
                 where member_id = ${playerId} and id = ${sessionId}`.execute(tx);
      await insertSession(tx, {
        id: sessionId,
        tokenHash: hashSecret(token),
        playerId,
        merchant: 'maneki',
        vendor: game.vendor,
        gameId: game.id,
        currency: CURRENCY,
        network: networkOf('127.0.0.1'),
        language: 'EN',
        theme: THEMES[0],
        realityCheckMinutes: 60,
        series: null,
        prizeModes: null,
        openedAt: now,
        expiresAt,
      });
    }
  });
}
