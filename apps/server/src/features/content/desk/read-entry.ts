import { done, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { listChanges } from '../versions/list-changes.ts';
import * as versions from '../versions/store.ts';
import { describeEntry } from './list-entries.ts';

type Place = { readonly merchantCode: string; readonly id: string };

/** An entry as one of its versions has it, the newest where none is named. */
export function readEntry(
  database: Database,
  { version, now, ...place }: Place & { readonly version?: number | undefined; readonly now: Date },
) {
  return database.transact(async (tx) => {
    const entry = await versions.findEntry(tx, place);
    if (!entry) return refused({ code: 'content.entry_unknown', detail: {} });
    const found = await versions.findVersion(tx, {
      id: entry.id,
      version: version ?? entry.version,
    });
    if (!found) return refused({ code: 'content.version_unknown', detail: {} });
    const { version: shown, content } = found;
    return done({ entry: describeEntry(entry, now), shown, content });
  });
}

/** The versions of an entry, the newest first, each with what it changed. */
export function listVersions(
  database: Database,
  {
    cursor,
    size,
    ...place
  }: Place & { readonly cursor?: string | undefined; readonly size: number },
) {
  return database.transact(async (tx) => {
    const entry = await versions.findEntry(tx, place);
    if (!entry) return refused({ code: 'content.entry_unknown', detail: {} });
    const from = cursor && /^\d{1,7}$/.test(cursor) ? Number(cursor) : undefined;
    // One more than is shown: the last of them is compared with it, too.
    const found = await versions.listVersions(tx, { id: entry.id, from, limit: size + 1 });
    const rows = found.slice(0, size).map((one, index) => {
      const before = found[index + 1];
      return {
        version: one.version,
        savedAt: one.savedAt.toISOString(),
        savedBy: one.savedBy,
        restoredFrom: one.restoredFrom,
        isLive: one.version === entry.liveVersion,
        changes: before ? listChanges(before.content, one.content) : [],
      };
    });
    const next = found[size];
    return done({ rows, next: next ? String(next.version) : null });
  });
}
