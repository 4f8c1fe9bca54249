import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { SECOND_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { holdTaking } from '#features/draws';
import { driveRound, findRound, type Round, undoNamed } from '#features/rounds';
import type { HouseServices } from '#platform/services';
import type { BoughtSlips, Buyer } from './buyer.ts';
import { mayCancel } from './view-slip.ts';

const WAIT_MS = 6 * SECOND_MS;

/** Gives a slip back while its issue takes bets, where the rules let its owner do so. */
export async function cancelSlip(
  services: HouseServices,
  { session, game }: Buyer,
  id: string,
): Promise<Outcome<BoughtSlips, HouseRefusal>> {
  const { database, clock } = services;
  const { playerId, gameId } = session;
  const name = { playerId, id };
  const undone = await database.transact(async (tx): Promise<Outcome<Round, HouseRefusal>> => {
    const found = await findRound(tx, name);
    if (found?.kind !== 'lottery' || found.gameId !== gameId || found.tableRound === null)
      return refused({ code: 'house.round_unknown', detail: {} });
    const nos = [found.tableRound];
    const [issue] = await holdTaking(tx, { gameId, nos, askedAt: clock.now() });
    const now = clock.now();
    if (!mayCancel(game, found, { issue, now }))
      return refused({ code: 'house.not_cancellable', detail: {} });
    const due = { now, nextTryAt: new Date(now.getTime() + WAIT_MS) };
    const [round] = await undoNamed(tx, { names: [name], reason: 'CANCELLED', due });
    return round ? done(round) : refused({ code: 'house.not_cancellable', detail: {} });
  });
  if (!undone.ok) return undone;
  const signal = AbortSignal.timeout(WAIT_MS);
  const { round, balance } = await driveRound(services, undone.value, { isFresh: false, signal });
  return done({ rounds: [round], balance });
}
