import type { Database } from '#platform/database/database';
import { listSummaries, summarise } from './store.ts';

/** What the engine says when it did not get a lock in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the block summaries up to date. Without, a reader of the latest transfers reads every block
 * since the last vacuum. Those that are busy now have their turn at the next run.
 */
export async function summariseTransfers(
  database: Database,
  signal?: AbortSignal,
): Promise<{ summarised: number; busy: number }> {
  const names = await database.statement(listSummaries);
  const found = { summarised: 0, busy: 0 };
  for (const name of names) {
    if (signal?.aborted) break;
    try {
      await database.transact((tx) => summarise(tx, name));
      found.summarised += 1;
    } catch (error) {
      if (!isBusy(error)) throw error;
      found.busy += 1;
    }
  }
  return found;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
