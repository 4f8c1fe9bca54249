import type { Language } from '@maneki/contract/language';
import type { Words } from '#frame/load-words.ts';

type LotteryWords = Pick<Words, 'arcadeLottery' | 'lotteryPlays'>;

const loaders = {
  EN: () => [
    import('@maneki/phrases/en/arcade-lottery'),
    import('@maneki/phrases/en/lottery-plays'),
  ],
  JA: () => [
    import('@maneki/phrases/ja/arcade-lottery'),
    import('@maneki/phrases/ja/lottery-plays'),
  ],
  CN: () => [
    import('@maneki/phrases/cn/arcade-lottery'),
    import('@maneki/phrases/cn/lottery-plays'),
  ],
  TH: () => [
    import('@maneki/phrases/th/arcade-lottery'),
    import('@maneki/phrases/th/lottery-plays'),
  ],
  VI: () => [
    import('@maneki/phrases/vi/arcade-lottery'),
    import('@maneki/phrases/vi/lottery-plays'),
  ],
} as const satisfies Record<
  Language,
  () => readonly [Promise<{ arcadeLottery: object }>, Promise<{ lotteryPlays: object }>]
>;

/** What the page says, and what is called how in lotteries. */
export async function loadLotteryWords(language: Language): Promise<LotteryWords> {
  const [page, plays] = await Promise.all(loaders[language]());
  return { ...page, ...plays } as unknown as LotteryWords;
}
