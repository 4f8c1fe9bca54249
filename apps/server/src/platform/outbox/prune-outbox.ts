import { DAY_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import { pushPublisher } from './publish-pushes.ts';
import * as store from './store.ts';

const KEEP_MS = 7 * DAY_MS;

/** So many rows at a time, so that no deletion holds its locks for long. */
const DELETE_AT_ONCE = 5_000;

/**
 * Deletes events that every handler has passed, once they are a week old: until then a new handler
 * still sees them. Answers how many there were.
 */
export async function pruneOutbox(
  database: Database,
  handlers: readonly { readonly name: string }[],
  now: Date,
  deleteAtOnce = DELETE_AT_ONCE,
): Promise<number> {
  const names = [...handlers.map(({ name }) => name), pushPublisher.name];
  const old = { handlers: names, before: new Date(now.getTime() - KEEP_MS), limit: deleteAtOnce };
  let total = 0;
  let deleted: number;
  do {
    deleted = await database.statement((tx) => store.deleteEvents(tx, old));
    total += deleted;
  } while (deleted === deleteAtOnce);
  return total;
}
