import { LANGUAGES } from '@maneki/contract/language';
import { expect, test } from 'vitest';
import { everyArcadePhrase } from './every-arcade-phrase.ts';
import { everyLotteryPhrase } from './every-lottery-phrase.ts';

test.each(LANGUAGES)(
  '[SITE-6] in %s what was drawn is called the same beside a result as on the pads',
  (language) => {
    const { words } = everyLotteryPhrase[language].lottery.figures;
    const { symbols } = everyArcadePhrase[language].lotteryPlays;
    for (const [code, word] of Object.entries(words))
      expect(symbols[code as keyof typeof words], code).toBe(word);
  },
);
