import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { HouseReply, HouseRequest } from '@maneki/contract/house/schemas';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { PlaceBets } from '#features/croupier';
import { type Round, viewRound } from '#features/rounds';
import type { Session } from '#features/sessions';
import { tableGameOf } from '#features/tables';
import type { HouseServices } from '#platform/services';

/** Puts chips on spots of the round that runs. */
export async function placeOwnBets(
  services: Pick<HouseServices, 'tables'>,
  from: {
    readonly session: Session;
    readonly askedAt: Date;
    readonly placeBets: PlaceBets;
  },
  { key, roundNo, stakes }: HouseRequest<'placeBets'>,
): Promise<Outcome<HouseReply<'placeBets'>, HouseRefusal>> {
  const { session, askedAt, placeBets } = from;
  const game = tableGameOf(services, session.gameId);
  if (game?.kind !== 'dragon-tiger') return refused({ code: 'house.game_off', detail: {} });
  const read = Object.fromEntries(
    Object.entries(stakes).map(([spot, stake]) => [spot, parseAmount(stake) ?? 0n]),
  );
  const placed = await placeBets(game, { session, askedAt, key, roundNo, stakes: read });
  if (!placed.ok) return placed;
  const { round, balance } = placed.value;
  return done({
    round: viewRound(round as Round & { kind: 'dragon-tiger' }),
    balance: balance === undefined ? null : writeAmount(balance),
  });
}
