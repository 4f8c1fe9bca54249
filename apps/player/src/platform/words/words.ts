import type { Language } from '@maneki/contract/language';
import type { Catalogue } from '@maneki/phrases/phrases';
import { type LoadedPhrases, loadCatalogues, loadPhrases } from './phrases.ts';

/**
 * The words that this tab has, all in the language that it speaks now. They grow in place: whoever needs more
 * is not shown before these are there, so that nothing else has to be drawn anew.
 */
export type Words = { readonly language: Language; readonly phrases: LoadedPhrases };

let held: Words | undefined;
let wish = 0;
const listeners = new Set<() => void>();

function hold(words: Words): void {
  held = words;
  for (const listener of listeners) listener();
}

function get(): Words {
  if (!held) throw new Error('the page was started without its words');
  return held;
}

/** Loads what is needed and not there yet; more may be needed by the time that has come. */
async function complete(
  { language, phrases }: Words,
  needed: () => readonly Catalogue[],
): Promise<void> {
  for (;;) {
    const missing = needed().filter((name) => !(name in phrases));
    if (missing.length === 0) return;
    Object.assign(phrases, await loadCatalogues(language, missing));
  }
}

/** A sheet or menu over the page may speak words that the page itself does not need. */
const open = () => Object.keys(get().phrases) as Catalogue[];

export const words = {
  /** Begins with what the server rendered the page with. */
  start: hold,
  get,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Speaks another language, once all of its words are there: the page changes at once, not in parts.
   * False when another language was wished for in the meantime.
   */
  async speak(language: Language, catalogues: readonly Catalogue[]): Promise<boolean> {
    wish += 1;
    const own = wish;
    const phrases = await loadPhrases(language, [...catalogues, ...open()]);
    const next = { language, phrases };
    await complete(next, open);
    // Whoever was asked last is spoken, not whoever arrived last.
    if (own !== wish) return false;
    hold(next);
    return true;
  },
  /** Adds what the next page or part needs before that is shown. */
  async ensure(catalogues: readonly Catalogue[]): Promise<void> {
    const spoken = get();
    await complete(spoken, () => catalogues);
    if (spoken !== get()) await words.ensure(catalogues);
  },
};
