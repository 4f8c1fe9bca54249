import { invariant } from '@maneki/kernel/invariant';
import type { Database } from '#platform/database/database';
import * as store from './store.ts';

/** The name of the job that does it each minute. */
export const ROLL_UP = 'wallet.roll-up';

/**
 * Adds the transfers that have come to the balances of the house. The point up to which they are
 * counted moves in the same transaction, so a run that dies has counted nothing, and the next one
 * counts it all; a second run beside it waits and then finds less to do.
 */
export async function rollUp(database: Database, now: Date): Promise<{ accounts: number }> {
  return database.transact(async (tx) => {
    const stretch = await store.takeStretch(tx, now);
    const { from, until } = stretch;
    // Numbers of transactions begin anew in a database that was filled from a dump: what is written
    // there would be taken for counted.
    invariant(from <= until, 'the books are counted further than this database has come');
    if (from === until) return { accounts: 0 };
    const accounts = await store.addStretch(tx, stretch);
    await store.moveWatermark(tx, { until, now });
    return { accounts };
  });
}
