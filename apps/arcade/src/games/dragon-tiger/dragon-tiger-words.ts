import type { Language } from '@maneki/contract/language';
import type { Words } from '#frame/load-words.ts';

const loaders = {
  EN: () => import('@maneki/phrases/en/arcade-dragon-tiger'),
  JA: () => import('@maneki/phrases/ja/arcade-dragon-tiger'),
  CN: () => import('@maneki/phrases/cn/arcade-dragon-tiger'),
  TH: () => import('@maneki/phrases/th/arcade-dragon-tiger'),
  VI: () => import('@maneki/phrases/vi/arcade-dragon-tiger'),
} as const satisfies Record<Language, () => Promise<{ arcadeDragonTiger: object }>>;

export async function loadDragonTigerWords(
  language: Language,
): Promise<Pick<Words, 'arcadeDragonTiger'>> {
  const { arcadeDragonTiger } = await loaders[language]();
  return { arcadeDragonTiger: arcadeDragonTiger as Words['arcadeDragonTiger'] };
}
