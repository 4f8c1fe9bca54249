import type { ClientKind } from '../client-kind.ts';
import { guessFamily } from './guess-family.ts';
import { loadFamily } from './load-family.ts';
import { loadLotteryWords } from './lottery-words.ts';

const CODE_BYTES = 45_000;

/** Forms and balls: nothing to load but code, and the rules of one family. */
export const lotteryClient: ClientKind<'lottery'> = {
  // All lotteries are called so, and nothing else is; their list is not needed before they open.
  hasGame: (gameId) => gameId.startsWith('lotto'),
  loadWords: loadLotteryWords,
  async load(gameId, progress) {
    const code = progress.add(CODE_BYTES);
    const family = guessFamily(gameId);
    // They need not wait for the session, which names the family. Whoever opens the game asks again.
    if (family) void loadFamily(family).catch(() => undefined);
    const { mountLottery } = await import('./mount-lottery.tsx');
    code.finish();
    return mountLottery;
  },
};
