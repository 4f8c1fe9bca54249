import type { HouseServices } from '#platform/services';
import { driveRound } from './drive-round.ts';
import { LEASE_MS } from './round.ts';
import { claimDue } from './store.ts';

const BATCH = 50;
/** A process that is told to end waits for what it has begun. */
const BATCHES_MAX = 20;

/**
 * Takes up rounds that nobody drives: left behind by a crash, or waiting for a platform that did not answer. Any
 * number of nodes may do so at once. What is left of a large issue is paid as fast as it goes, beside the rounds of
 * players' own, which do not wait for it. Answers how many it took.
 */
export async function recoverRounds(services: HouseServices): Promise<number> {
  const dueAt = services.clock.now();
  const counts = await Promise.all(
    [false, true].map((isShared) => recoverAll(services, { isShared, dueAt })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

type Due = {
  readonly isShared: boolean;
  /** What is put off meanwhile is due later, so that this comes to an end. */
  readonly dueAt: Date;
};

async function recoverAll(services: HouseServices, wanted: Due): Promise<number> {
  let taken = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const count = await recoverSome(services, wanted);
    taken += count;
    if (count < BATCH) break;
  }
  return taken;
}

async function recoverSome(services: HouseServices, { isShared, dueAt }: Due): Promise<number> {
  const { database, clock, log } = services;
  const leaseUntil = new Date(clock.now().getTime() + LEASE_MS);
  const due = await database.statement((tx) =>
    claimDue(tx, { now: dueAt, leaseUntil, isShared, limit: BATCH }),
  );
  const ends = await Promise.allSettled(
    due.map((round) => driveRound(services, round, { isFresh: false })),
  );
  for (const [place, end] of ends.entries())
    if (end.status === 'rejected')
      log.error({ err: end.reason, roundId: due[place]?.id }, 'a round was not driven');
  return due.length;
}
