import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import type { EntryPart } from '@maneki/contract/content/desk';
import { LANGUAGES, type Language } from '@maneki/contract/language';

export type EntryChange = { readonly part: EntryPart; readonly language: Language | null };

/** What stands together on the screen is one part. */
const PARTS: readonly (readonly [EntryPart, readonly (keyof EntryDraft)[]])[] = [
  ['image', ['image']],
  ['link', ['linkType', 'linkage']],
  ['place', ['groupName']],
  ['audience', ['audience']],
  ['period', ['startsAt', 'endsAt']],
  ['pinned', ['isPinned']],
  ['frequency', ['frequency', 'mustRead']],
  ['device', ['device']],
  ['tag', ['tag']],
];

const WORDS = ['title', 'text', 'body'] as const;

/** What a version says otherwise than the one before it. */
export function listChanges(before: EntryDraft, after: EntryDraft): EntryChange[] {
  const words = LANGUAGES.flatMap((language) =>
    WORDS.filter(
      (part) => (before.texts[language]?.[part] ?? '') !== (after.texts[language]?.[part] ?? ''),
    ).map((part) => ({ part, language })),
  );
  const parts = PARTS.filter(([, fields]) =>
    fields.some((field) => !isSame(before[field], after[field])),
  ).map(([part]) => ({ part, language: null }));
  return [...words, ...parts];
}

/** Stored as jsonb, objects come back with their keys in another order. */
function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(inOrder(left)) === JSON.stringify(inOrder(right));
}

const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : value;
