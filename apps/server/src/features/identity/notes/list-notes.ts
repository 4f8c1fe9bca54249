import { done } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { type Asked, cutPage } from '../managed/cut-page.ts';
import { findManaged, type Managed } from '../managed/find-managed.ts';
import * as store from './store.ts';

/** What operators have written about a member, the latest first. */
export async function listNotes(database: Database, wish: Managed & Asked) {
  const found = await database.statement((tx) => findManaged(tx, wish));
  if (!found.ok) return found;
  const cut = await cutPage(wish, (page) =>
    database.statement((tx) => store.listNotes(tx, wish.memberId, page)),
  );
  if (!cut.ok) return cut;
  const { shown, next } = cut.value;
  return done({ rows: shown.map((note) => ({ ...note, at: note.at.toISOString() })), next });
}
