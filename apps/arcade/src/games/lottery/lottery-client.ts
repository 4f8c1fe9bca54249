import type { ClientKind } from '../client-kind.ts';
import { loadLotteryWords } from './lottery-words.ts';

const CODE_BYTES = 45_000;

/** Forms and balls: nothing to load but code, and the rules of one family once the session names it. */
export const lotteryClient: ClientKind<'lottery'> = {
  // All lotteries are called so, and nothing else is; their list is not needed before they open.
  hasGame: (gameId) => gameId.startsWith('lotto'),
  loadWords: loadLotteryWords,
  async load(_gameId, progress) {
    const code = progress.add(CODE_BYTES);
    const { mountLottery } = await import('./mount-lottery.tsx');
    code.finish();
    return mountLottery;
  },
};
