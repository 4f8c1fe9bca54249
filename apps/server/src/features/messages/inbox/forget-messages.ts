import type { JobContext } from '#platform/jobs/job';
import { forgetBroadcasts, forgetMarks } from './broadcasts/store.ts';
import { keptSince } from './message.ts';
import { forgetSome } from './store.ts';

const AT_ONCE = 1_000;

/** Forgets what was sent half a year ago, some at a time so that nobody waits for it. */
export async function forgetMessages({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<number> {
  const before = keptSince(now);
  let forgotten = 0;
  for (const forget of [forgetSome, forgetMarks, forgetBroadcasts])
    for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; forgotten += some)
      some = await database.statement((tx) => forget(tx, { before, limit: AT_ONCE }));
  return forgotten;
}
