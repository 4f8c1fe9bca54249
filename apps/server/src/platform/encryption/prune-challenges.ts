import { MINUTE_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import * as store from './store.ts';

/** Nodes' clocks differ: what has expired here may still count there for a moment. */
const KEEP_MS = 10 * MINUTE_MS;

/** Forgets spent challenges that every node refuses as too old; answers how many. */
export async function pruneChallenges(database: Database, now: Date): Promise<number> {
  const expiredBefore = new Date(now.getTime() - KEEP_MS);
  return database.statement((tx) => store.deleteChallenges(tx, expiredBefore));
}
