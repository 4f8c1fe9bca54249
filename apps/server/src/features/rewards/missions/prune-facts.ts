import { DAY_MS } from '@maneki/kernel/clock';
import type { JobContext } from '#platform/jobs/job';
import { pruneFacts as pruneSome } from '../mission-progress/store.ts';

/** Longer than an event is ever told again. */
const KEPT_DAYS = 10;
const AT_ONCE = 5_000;

/** Forgets which bets and deposits have counted, once nobody tells of them any more. */
export async function pruneFacts({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  let pruned = 0;
  for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; pruned += some)
    some = await database.statement((tx) => pruneSome(tx, { before, limit: AT_ONCE }));
  return pruned;
}
