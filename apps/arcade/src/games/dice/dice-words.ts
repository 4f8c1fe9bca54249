import type { Language } from '@maneki/contract/language';
import type { Words } from '#frame/load-words.ts';

const loaders = {
  EN: () => import('@maneki/phrases/en/arcade-dice'),
  JA: () => import('@maneki/phrases/ja/arcade-dice'),
  CN: () => import('@maneki/phrases/cn/arcade-dice'),
  TH: () => import('@maneki/phrases/th/arcade-dice'),
  VI: () => import('@maneki/phrases/vi/arcade-dice'),
} as const satisfies Record<Language, () => Promise<{ arcadeDice: object }>>;

export async function loadDiceWords(language: Language): Promise<Pick<Words, 'arcadeDice'>> {
  const { arcadeDice } = await loaders[language]();
  return { arcadeDice: arcadeDice as Words['arcadeDice'] };
}
