import type { LotteryRefusal } from '@maneki/contract/lottery/refusals';
import type { RefusalPhrases } from '../words.ts';

export const lottery = {
  refusals: {
    unreachable: 'Draws cannot be reached right now. Try again in a moment.',
    game_unknown: 'This lottery is not offered here.',
  },
} as const satisfies { refusals: RefusalPhrases<LotteryRefusal['code']> } & Record<string, unknown>;
