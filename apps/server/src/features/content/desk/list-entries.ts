import { LANGUAGES } from '@maneki/contract/language';
import type { Database } from '#platform/database/database';
import { type Entry, stateOf } from '../versions/entry.ts';
import { readCursor, writeCursor } from './cursor.ts';
import * as store from './store.ts';

type Asked = store.EntryFilters & {
  readonly merchantCode: string;
  readonly cursor?: string | undefined;
  readonly size: number;
  readonly now: Date;
};

/** A page of what a merchant's operators have written, the last saved first. */
export async function listEntries(database: Database, { cursor, size, ...asked }: Asked) {
  const after = readCursor(cursor);
  // One more than is shown tells whether there is a next page.
  const found = await database.statement((tx) =>
    store.listEntries(tx, { ...asked, after, limit: size + 1 }),
  );
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown.map((entry) => describeEntry(entry, asked.now)),
    next: found.length > size && last ? writeCursor({ at: last.savedAt, id: last.id }) : null,
  };
}

export const describeEntry = (entry: Entry, now: Date) => ({
  id: entry.id,
  kind: entry.kind,
  groupName: entry.groupName,
  title: entry.title,
  image: entry.image,
  state: stateOf(entry, now),
  audience: entry.audience,
  missing: LANGUAGES.filter((language) => !entry.languages.includes(language)),
  startsAt: entry.startsAt?.toISOString() ?? null,
  endsAt: entry.endsAt?.toISOString() ?? null,
  version: entry.version,
  liveVersion: entry.liveVersion,
  savedAt: entry.savedAt.toISOString(),
  savedBy: entry.savedBy,
});
