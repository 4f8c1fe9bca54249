import { seedHotSlots } from '#features/catalog';
import { seedDemoContent } from '#features/content';
import { hashDemoPassword, listDemoAccounts, seedDemoMembers } from '#features/identity';
import { seedDemoPlay } from '#features/play';
import { listMerchants, type Merchant, seedDemo as seedSite } from '#features/site';
import type { Database } from '#platform/database/database';

/**
 * Fills an empty database with the demo. A database with any merchant keeps what it has: what an operator
 * removed must not come back with the next start, and nobody else's site gets accounts with a password
 * that everybody knows.
 */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  const present = await database.transact(listMerchants);
  if (present.length > 0) return refreshDemo(database, present, now);
  const passwordHash = await hashDemoPassword();
  await database.transact(async (tx) => {
    const merchants = await seedSite(tx);
    const accounts = await seedDemoMembers(tx, { merchants, passwordHash, now });
    await seedDemoContent(tx, { merchants, now });
    await seedDemoPlay(tx, { merchants, accounts, now });
    await seedHotSlots(tx);
  });
}

/**
 * A demo from an earlier version learns to say what this one says. It is a demo for as long as its
 * accounts are there; what an operator wrote or took away stays so.
 */
async function refreshDemo(database: Database, merchants: readonly Merchant[], now: Date) {
  const accounts = await findDemoAccounts(database);
  if (accounts.length === 0) return;
  await database.transact((tx) => seedDemoContent(tx, { merchants, now }));
}

/** The demo accounts that can be tried here; none once an operator has removed or disabled them. */
export const findDemoAccounts = (database: Database): Promise<string[]> =>
  database.transact(listDemoAccounts);
