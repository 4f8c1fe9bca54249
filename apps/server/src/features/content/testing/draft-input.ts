import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import { NOTHING_MORE } from '../versions/entry.ts';

/** What the console sends of something new; the words are English unless they are given. */
export const draftInput = (title: string, more: Partial<EntryDraft> = {}): EntryDraft => ({
  ...NOTHING_MORE,
  texts: { EN: { title, text: '', body: `<p>${title}</p>` } },
  ...more,
});
