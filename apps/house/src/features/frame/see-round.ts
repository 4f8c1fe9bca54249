import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { findRound, isOver, markSeen } from '#features/rounds';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';

/** The player has seen a round to its end: it is not shown again by itself. */
export async function seeRound(
  { database }: HouseServices,
  { playerId }: Session,
  id: string,
): Promise<Outcome<Record<string, never>, HouseRefusal>> {
  return database.transact(async (tx) => {
    const round = await findRound(tx, { playerId, id });
    if (!round) return refused({ code: 'house.round_unknown', detail: {} });
    if (!isOver(round)) return refused({ code: 'house.round_running', detail: {} });
    await markSeen(tx, { playerId, id });
    return done({});
  });
}
