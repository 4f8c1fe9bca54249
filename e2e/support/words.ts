import type { Language } from '@maneki/contract/language';
import { everyPhrase } from '@maneki/phrases/every-phrase';

/** What a page says in a language. Phrases with arguments are compared by their fixed parts. */
export const words = (language: Language) => everyPhrase[language];

/** A phrase with its arguments filled in, for phrases that need no grammar. */
export function fill(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
