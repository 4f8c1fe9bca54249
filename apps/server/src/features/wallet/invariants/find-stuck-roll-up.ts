import type { Tx } from '#platform/database/database';
import { listFailingJobs } from '#platform/jobs/store';
import { ROLL_UP } from '../house/roll-up.ts';
import type { Findings } from './invariant.ts';

/**
 * A roll-up that fails leaves every sum as it was: right, only older by the minute. Nothing else in the
 * books would ever show it.
 */
export async function findStuckRollUp(tx: Tx): Promise<Findings> {
  const stuck = (await listFailingJobs(tx)).filter(({ name }) => name === ROLL_UP);
  const first = stuck.map(({ name, since, error }) => ({
    place: name,
    what: `it has failed since ${since.toISOString()}: ${error}`,
  }));
  return { count: first.length, first };
}
