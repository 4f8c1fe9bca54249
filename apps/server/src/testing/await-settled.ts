import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database';

/**
 * Waits until no transaction is left that began before the last transfer: readers of what is new stop
 * in front of such, and on a server that others use too there may be one at any time.
 */
export async function awaitSettled(database: Database): Promise<void> {
  const isSettled = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ settled: boolean }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text::bigint > coalesce(max(xact), 0)
               as settled from wallet_transfers`.execute(tx),
    );
    return rows[0]!.settled;
  };
  await expect.poll(isSettled, { timeout: 20_000, interval: 20 }).toBe(true);
}
