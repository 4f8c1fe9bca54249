import { invariant } from '@maneki/kernel/invariant';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { checkedHelpOf, checkedItemOf } from '../versions/draft-of.ts';
import { type Entry, stateOf, type Version } from '../versions/entry.ts';
import * as versions from '../versions/store.ts';
import { type Author, noteChange } from '../writing/save-content.ts';
import * as writing from '../writing/store.ts';
import { refuseNewer, subjectOf } from './entry-acts.ts';
import * as store from './store.ts';

type Seen = { readonly id: string; readonly liveVersion: number | null };

/**
 * Shows readers the newest version, as the operator has seen it: whoever is told of another one looks first.
 * It is written where pages read it, so that no page asks for versions.
 */
export async function publishVersion(
  tx: Tx,
  author: Author,
  { id, version, liveVersion }: Seen & { readonly version: number },
) {
  const entry = await versions.lockEntry(tx, { ...author, id });
  if (!entry) return refused({ code: 'content.entry_unknown', detail: {} });
  if (entry.version !== version) return refuseNewer(entry);
  if (entry.liveVersion !== liveVersion) return refuseNewer(asPublished(entry));
  if (liveVersion === version) return refused({ code: 'content.already_live', detail: {} });
  const newest = await versions.findVersion(tx, entry);
  invariant(newest, `version ${version} of ${id} is not there`);
  const isWritten = await writeForReaders(tx, author, { entry, newest });
  if (!isWritten) return refused({ code: 'content.tag_taken', detail: {} });
  await versions.setLive(tx, { ...author, entry, content: newest.content });
  await noteChange(tx, author, { published: { id, version } });
  const { startsAt, endsAt } = newest.content;
  const period = { startsAt: asDate(startsAt), endsAt: asDate(endsAt) };
  const state = stateOf({ ...period, liveVersion: version, withdrawnAt: null }, author.at);
  return acted(
    { state },
    { subject: subjectOf(id), before: { liveVersion }, after: { liveVersion: version } },
  );
}

/** Takes it away from readers. Everything that was written of it stays. */
export async function withdrawEntry(tx: Tx, author: Author, { id, liveVersion }: Seen) {
  const entry = await versions.lockEntry(tx, { ...author, id });
  if (!entry) return refused({ code: 'content.entry_unknown', detail: {} });
  if (entry.liveVersion === null) return refused({ code: 'content.not_live', detail: {} });
  if (entry.liveVersion !== liveVersion) return refuseNewer(asPublished(entry));
  const { key, kind } = entry;
  const isHelp = kind === 'HELP';
  await versions.setWithdrawn(tx, { ...author, key, isHelp });
  if (isHelp) await writing.archiveHelp(tx, { ...author, key });
  else await writing.archiveItem(tx, { ...author, key });
  await noteChange(tx, author, { withdrawn: { id } });
  const state = stateOf({ ...entry, liveVersion: null, withdrawnAt: author.at }, author.at);
  return acted(
    { state },
    { subject: subjectOf(id), before: { liveVersion }, after: { liveVersion: null } },
  );
}

const asDate = (at: string | null) => (at ? new Date(at) : null);

/** Whoever published was faster, whoever saved it. */
const asPublished = (entry: Entry) => ({
  version: entry.liveVersion ?? entry.version,
  savedBy: entry.publishedBy ?? entry.savedBy,
});

/** Answers whether it could be: a tag names one article. */
async function writeForReaders(
  tx: Tx,
  author: Author,
  { entry, newest }: { readonly entry: Entry; readonly newest: Version },
): Promise<boolean> {
  const { id, kind } = entry;
  const { content } = newest;
  const sortOrder = await store.findLastPlace(tx, { ...author, kind, group: content.groupName });
  // What readers have seen before keeps its place, whatever is said here.
  const placed = { ...author, id, keepsPlace: true };
  if (kind !== 'HELP') {
    const item = checkedItemOf(entry, content);
    await writing.putItem(tx, { ...placed, item: { ...item, sortOrder } });
    return true;
  }
  const article = { ...checkedHelpOf(entry, content), sortOrder };
  await writing.lockHelp(tx, author.merchantCode);
  if (await writing.isTagTaken(tx, { ...author, article })) return false;
  await writing.putHelp(tx, { ...placed, article });
  return true;
}
