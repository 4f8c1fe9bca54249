import type { HouseManifest } from '@maneki/contract/house/manifest';
import { findDemo } from '#features/identity';
import { listMerchants } from '#features/site';
import type { Database } from '#platform/database/database';
import { everyFeature } from './feature-list.ts';

/**
 * Gives an empty database merchants to begin with, and with a demo the demo's accounts and their past. A
 * database with any merchant keeps what it has: what an operator removed must not come back with the
 * next start, and nobody else's site gets accounts with a password that everybody knows. A demo from
 * an earlier version, which it is for as long as its accounts are there, learns what this one says.
 */
export async function seed(
  database: Database,
  {
    isDemo,
    now,
    manifest,
  }: {
    readonly isDemo: boolean;
    readonly now: Date;
    /** The games to begin with; without any, a provider brings its own later. */
    readonly manifest: HouseManifest | undefined;
  },
): Promise<void> {
  await database.transact(async (tx) => {
    const isEmpty = (await listMerchants(tx)).length === 0;
    const isOlderDemo = !isEmpty && isDemo && (await findDemo(tx)).accounts.length > 0;
    for (const feature of everyFeature) {
      if (isEmpty) await feature.seed?.(tx, now, manifest);
      if (isEmpty && isDemo) await feature.seedDemo?.(tx, now);
      if (isOlderDemo) await feature.refreshDemo?.(tx, now);
    }
  });
}
