import { FORMAT_LOCALES, type Language } from '@maneki/contract/language';
import type { Phrases } from '@maneki/phrases/phrases';

/** What every game says, and what kinds of games say beside it. */
export type Words = Pick<
  Phrases,
  'arcade' | 'arcadeDice' | 'arcadeDragonTiger' | 'arcadeLottery' | 'lotteryPlays'
>;
export type FrameWords = Pick<Words, 'arcade'>;

const loaders = {
  EN: () => import('@maneki/phrases/en/arcade'),
  JA: () => import('@maneki/phrases/ja/arcade'),
  CN: () => import('@maneki/phrases/cn/arcade'),
  TH: () => import('@maneki/phrases/th/arcade'),
  VI: () => import('@maneki/phrases/vi/arcade'),
} as const satisfies Record<Language, () => Promise<{ arcade: object }>>;

export async function loadWords(language: Language): Promise<FrameWords> {
  const { arcade } = await loaders[language]();
  return { arcade: arcade as Words['arcade'] };
}

const BY_TAG: readonly (readonly [RegExp, Language])[] = [
  [/^ja/i, 'JA'],
  [/^zh/i, 'CN'],
  [/^th/i, 'TH'],
  [/^vi/i, 'VI'],
];

/** What the browser prefers: the language of a page that has no session to ask. */
export function guessLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    if (/^en/i.test(tag)) return 'EN';
    const found = BY_TAG.find(([pattern]) => pattern.test(tag));
    if (found) return found[1];
  }
  return 'EN';
}

export const localeOf = (language: Language): string => FORMAT_LOCALES[language];
