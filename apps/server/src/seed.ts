import { hashDemoPassword, listDemoAccounts, seedDemoMembers } from '#features/identity';
import { seedDemoPlay } from '#features/play';
import { listMerchants, seedDemo as seedSite } from '#features/site';
import type { Database } from '#platform/database/database';

/**
 * Fills an empty database with the demo. A database with any merchant stays as it is: what an operator
 * removed must not come back with the next start, and nobody else's site gets accounts with a password
 * that everybody knows.
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const present = await database.transact(listMerchants);
  if (present.length > 0) return;
  const passwordHash = await hashDemoPassword();
  await database.transact(async (tx) => {
    const merchants = await seedSite(tx);
    const accounts = await seedDemoMembers(tx, { merchants, passwordHash, now });
    await seedDemoPlay(tx, { merchants, accounts, now });
  });
}

/** The demo accounts that can be tried here; none once an operator has removed or disabled them. */
export const findDemoAccounts = (database: Database): Promise<string[]> =>
  database.transact(listDemoAccounts);
