import type { Language } from '@maneki/contract/language';
import type { Catalogue } from '@maneki/phrases/phrases';
import { type LoadedPhrases, loadPhrases } from './phrases.ts';

/** The words that this tab has, all in the language that it speaks now. */
export type Words = { readonly language: Language; readonly phrases: LoadedPhrases };

let held: Words | undefined;
let wish = 0;
const listeners = new Set<() => void>();
const precautions = new Set<() => Promise<void>>();

/** What must be done before other words may come. */
const takePrecautions = () => Promise.all([...precautions].map((precaution) => precaution()));

function hold(words: Words): void {
  held = words;
  for (const listener of listeners) listener();
}

function get(): Words {
  if (!held) throw new Error('the page was started without its words');
  return held;
}

export const words = {
  /** Begins with what the server rendered the page with. */
  start: hold,
  get,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Waits with other words until something is done. New words draw the page anew, and what the server
   * wrote would be lost where its code has not come yet.
   */
  beforeChange(precaution: () => Promise<void>): () => void {
    precautions.add(precaution);
    return () => precautions.delete(precaution);
  },
  /**
   * Speaks another language, once all of its words are there: the page changes at once, not in parts.
   * False when another language was wished for in the meantime.
   */
  async speak(language: Language, catalogues: readonly Catalogue[]): Promise<boolean> {
    wish += 1;
    const own = wish;
    const [phrases] = await Promise.all([loadPhrases(language, catalogues), takePrecautions()]);
    // Whoever was asked last is spoken, not whoever arrived last.
    if (own !== wish) return false;
    hold({ language, phrases });
    return true;
  },
  /** Adds what the next page needs before that page is shown. */
  async ensure(catalogues: readonly Catalogue[]): Promise<void> {
    while (!catalogues.every((name) => name in get().phrases)) {
      const { language } = get();
      const [more] = await Promise.all([loadPhrases(language, catalogues), takePrecautions()]);
      // The language may have been switched meanwhile: then these words are not the ones to add.
      if (get().language === language) hold({ language, phrases: { ...get().phrases, ...more } });
    }
  },
};
