import type { HouseServices } from '#platform/services';
import { driveRound } from './drive-round.ts';
import { LEASE_MS } from './round.ts';
import { claimDue } from './store.ts';

const BATCH = 50;

/**
 * Takes up rounds that nobody drives: left behind by a crash, or waiting for a platform that did not
 * answer. Any number of nodes may do so at once. Answers how many it took.
 */
export async function recoverRounds(services: HouseServices): Promise<number> {
  const { database, clock, log } = services;
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const due = await database.statement((tx) => claimDue(tx, { now, leaseUntil, limit: BATCH }));
  const ends = await Promise.allSettled(
    due.map((round) => driveRound(services, round, { isFresh: false })),
  );
  for (const [place, end] of ends.entries())
    if (end.status === 'rejected')
      log.error({ err: end.reason, roundId: due[place]?.id }, 'a round was not driven');
  return due.length;
}
