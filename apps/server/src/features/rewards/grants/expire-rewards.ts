import type { JobContext } from '#platform/jobs/job';
import { expireSome } from './store.ts';

const AT_ONCE = 1_000;

/** Ends what nobody claimed in time. What is shown and claimed goes by the time itself; this only writes it down. */
export async function expireRewards({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<number> {
  let expired = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; expired += some)
    some = await database.statement((tx) => expireSome(tx, { now, limit: AT_ONCE }));
  return expired;
}
