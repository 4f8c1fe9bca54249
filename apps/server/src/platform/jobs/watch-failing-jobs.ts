import { SECOND_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';
import { type FailingJob, listFailingJobs } from './store.ts';

const KNOWN_FOR_MS = 5 * SECOND_MS;

/**
 * Answers at once with the failing jobs that were last read, and reads again behind it where that was a
 * while ago: whoever asks whether the process lives must not wait for the database.
 */
export function watchFailingJobs(services: {
  readonly database: Database;
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'tellFailingJobs'>;
}): () => readonly FailingJob[] {
  const { database, log, metrics } = services;
  let known: readonly FailingJob[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  const read = async () => {
    try {
      known = await database.statement(listFailingJobs);
      metrics.tellFailingJobs(known.map(({ name }) => name));
    } catch (error) {
      log.warn({ err: error }, 'which jobs fail could not be read');
    }
  };
  return () => {
    if (performance.now() - askedAt >= KNOWN_FOR_MS) {
      askedAt = performance.now();
      void read();
    }
    return known;
  };
}
