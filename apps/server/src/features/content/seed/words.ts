import type { Language } from '@maneki/contract/language';
import { chinese } from './cn/words.ts';
import { english } from './en/words.ts';
import { japanese } from './ja/words.ts';
import type { SeedWords } from './seed-words.ts';
import { thai } from './th/words.ts';
import { vietnamese } from './vi/words.ts';

/**
 * The demo's words by language. A language without words of its own is read in English; every
 * language is named here, so that none is forgotten by accident.
 */
export const seedWords: Readonly<Record<Language, SeedWords | undefined>> & { EN: SeedWords } = {
  EN: english,
  JA: japanese,
  CN: chinese,
  TH: thai,
  VI: vietnamese,
};
