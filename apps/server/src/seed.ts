import { listDemoAccounts } from '#features/identity';
import { listMerchants } from '#features/site';
import type { Database } from '#platform/database/database';
import { everyFeature } from './feature-list.ts';

/**
 * Fills an empty database with the demo. A database with any merchant keeps what it has: what an operator
 * removed must not come back with the next start, and nobody else's site gets accounts with a password
 * that everybody knows. A demo from an earlier version, which it is for as long as its accounts are
 * there, learns to say what this one says.
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  await database.transact(async (tx) => {
    const isEmpty = (await listMerchants(tx)).length === 0;
    if (!isEmpty && (await listDemoAccounts(tx)).length === 0) return;
    for (const feature of everyFeature)
      await (isEmpty ? feature.seedDemo : feature.refreshDemo)?.(tx, now);
  });
}

/** The demo accounts that can be tried here; none once an operator has removed or disabled them. */
export const findDemoAccounts = (database: Database): Promise<string[]> =>
  database.transact(listDemoAccounts);
