import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { SECOND_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { driveAll, type Round, undoTaken } from '#features/rounds';
import type { Session } from '#features/sessions';
import { lockTableRound } from '#features/tables';
import type { HouseServices } from '#platform/services';

const WAIT_MS = 6 * SECOND_MS;

/** Takes back a player's own bets while the round still takes bets; afterwards stakes are final. */
export async function cancelBets(
  services: HouseServices,
  { playerId, gameId, currency }: Session,
  no: number,
): Promise<Outcome<readonly Round[], HouseRefusal>> {
  const { database, clock } = services;
  const undone = await database.transact(async (tx): Promise<Outcome<Round[], HouseRefusal>> => {
    const table = await lockTableRound(tx, { gameId, no });
    const now = clock.now();
    if (table?.status !== 'BETTING' || table.closesAt <= now)
      return refused({ code: 'house.bets_closed', detail: {} });
    const due = { now, nextTryAt: new Date(now.getTime() + WAIT_MS) };
    const player = { playerId, currency };
    return done(await undoTaken(tx, { gameId, no, player, reason: 'CANCELLED', due }));
  });
  if (!undone.ok) return undone;
  return done(await driveAll(services, undone.value, AbortSignal.timeout(WAIT_MS)));
}
