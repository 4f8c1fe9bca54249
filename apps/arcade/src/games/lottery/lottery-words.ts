import type { Language } from '@maneki/contract/language';
import type { Words } from '#frame/load-words.ts';

type LotteryWords = Pick<Words, 'arcadeLottery'>;

const loaders = {
  EN: () => import('@maneki/phrases/en/arcade-lottery'),
  JA: () => import('@maneki/phrases/ja/arcade-lottery'),
  CN: () => import('@maneki/phrases/cn/arcade-lottery'),
  TH: () => import('@maneki/phrases/th/arcade-lottery'),
  VI: () => import('@maneki/phrases/vi/arcade-lottery'),
} as const satisfies Record<Language, () => Promise<{ arcadeLottery: object }>>;

export async function loadLotteryWords(language: Language): Promise<LotteryWords> {
  const { arcadeLottery } = await loaders[language]();
  return { arcadeLottery: arcadeLottery as LotteryWords['arcadeLottery'] };
}
