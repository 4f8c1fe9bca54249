import type { ChaseView } from '@maneki/contract/house/lottery';
import type { HouseRefusal } from '@maneki/contract/house/refusals';
import { isCancellable } from '@maneki/games/lottery/games';
import { SECOND_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { findChase, takesBets } from '#features/draws';
import type { HouseServices } from '#platform/services';
import type { Buyer } from './buyer.ts';
import { endChase } from './end-chase.ts';
import { viewChases } from './view-chases.ts';

const WAIT_MS = 6 * SECOND_MS;

/**
 * Gives back what of a chase is not open yet, and of the issue that is open where single slips can be given back, too.
 */
export async function cancelChase(
  services: HouseServices,
  { session, game }: Buyer,
  id: string,
): Promise<Outcome<{ chase: ChaseView; balance: bigint | undefined }, HouseRefusal>> {
  const { database, clock } = services;
  const { playerId, gameId } = session;
  const name = { playerId, id };
  const chase = await database.statement((tx) => findChase(tx, name));
  if (chase?.gameId !== gameId) return refused({ code: 'house.round_unknown', detail: {} });
  const now = clock.now();
  const isFree = isCancellable(game, 'TRADITION');
  const driven = await endChase(services, chase, {
    from: 'RUNNING',
    to: 'CANCELLED',
    reason: 'CANCELLED',
    mayGiveBack: (issue) => takesBets(issue, now) && (isFree || issue.openAt > now),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!driven) return refused({ code: 'house.not_cancellable', detail: {} });
  const balances = driven.flatMap(({ balance }) => balance ?? []);
  return database.transact(async (tx) => {
    const now = await findChase(tx, name);
    const [view] = await viewChases(tx, now ? [now] : []);
    return done({
      chase: view!,
      // They were given back side by side: the most is what all of them left.
      balance: balances.length > 0 ? balances.reduce(larger) : undefined,
    });
  });
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
