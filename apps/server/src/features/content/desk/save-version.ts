import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import type { EntryKind } from '@maneki/contract/content/desk';
import { done, refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { isPictureUnknown } from '../pictures/is-picture-unknown.ts';
import { type Entry, NOTHING_MORE } from '../versions/entry.ts';
import { listChanges } from '../versions/list-changes.ts';
import * as versions from '../versions/store.ts';
import type { Author } from '../writing/save-content.ts';
import { checkDraft } from './check-draft.ts';
import { refuseNewer, subjectOf } from './entry-acts.ts';

type Wish = { readonly content: EntryDraft; readonly mayRemove: boolean };

/** Begins something new. Nobody but operators sees it before it is published. */
export async function addEntry(
  tx: Tx,
  author: Author,
  { kind, ...wish }: Wish & { readonly kind: EntryKind },
) {
  const checked = await check(tx, author, { kind, ...wish });
  if (!checked.ok) return checked;
  const content = checked.value;
  const id = await versions.insertEntry(tx, { ...author, kind, content });
  // The words themselves stand in the version.
  const after = { version: 1, kind, changes: listChanges({ ...NOTHING_MORE, texts: {} }, content) };
  return acted({ id, version: 1 }, { subject: subjectOf(id), before: null, after });
}

/** Adds a version to what the operator has seen; what somebody else has added meanwhile is not passed over. */
export async function saveVersion(
  tx: Tx,
  author: Author,
  { id, basedOn, ...wish }: Wish & { readonly id: string; readonly basedOn: number },
) {
  const entry = await versions.lockEntry(tx, { ...author, id });
  if (!entry) return refused({ code: 'content.entry_unknown', detail: {} });
  // Whether the words are good is told first: whoever corrects them learns of the newer version next.
  const checked = await check(tx, author, { kind: entry.kind, ...wish });
  if (!checked.ok) return checked;
  if (entry.version !== basedOn) return refuseNewer(entry);
  return add(tx, author, { entry, content: checked.value, restoredFrom: null });
}

/** Says again what an earlier version said. */
export async function restoreVersion(
  tx: Tx,
  author: Author,
  wish: { readonly id: string; readonly basedOn: number; readonly version: number },
) {
  const entry = await versions.lockEntry(tx, { ...author, id: wish.id });
  if (!entry) return refused({ code: 'content.entry_unknown', detail: {} });
  if (entry.version !== wish.basedOn) return refuseNewer(entry);
  const earlier = await versions.findVersion(tx, wish);
  if (!earlier) return refused({ code: 'content.version_unknown', detail: {} });
  return add(tx, author, { entry, content: earlier.content, restoredFrom: earlier.version });
}

async function add(
  tx: Tx,
  author: Author,
  written: {
    readonly entry: Entry;
    readonly content: EntryDraft;
    readonly restoredFrom: number | null;
  },
) {
  const { entry, content, restoredFrom } = written;
  const { id, kind } = entry;
  const before = await versions.findVersion(tx, entry);
  const version = await versions.addVersion(tx, { ...author, ...written, kind });
  const changes = before ? listChanges(before.content, content) : [];
  return acted(
    { id, version },
    {
      subject: subjectOf(id),
      before: { version: entry.version },
      after: { version, restoredFrom, changes },
    },
  );
}

async function check(tx: Tx, { merchantCode }: Author, wish: Wish & { readonly kind: EntryKind }) {
  const checked = checkDraft(wish);
  if (!checked.ok) return checked;
  const { image } = checked.value;
  if (image && (await isPictureUnknown(tx, { merchantCode, image })))
    return refused({ code: 'content.picture_unknown', detail: {} });
  return done(checked.value);
}
