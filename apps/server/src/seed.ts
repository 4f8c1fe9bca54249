import { seedDemo as seedSite } from '#features/site';
import type { Database } from '#platform/database/database';

/** Fills an empty database with the demo. Safe to repeat: what is there stays as it is. */
export async function seedDemo(database: Database): Promise<void> {
  await database.transact(seedSite);
}
