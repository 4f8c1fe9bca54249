import { lottery as lotteryCN } from './cn/lottery.ts';
import { lottery as lotteryEN } from './en/lottery.ts';
import { lottery as lotteryJA } from './ja/lottery.ts';
import { lottery as lotteryTH } from './th/lottery.ts';
import { lottery as lotteryVI } from './vi/lottery.ts';

/** What is said of lotteries, beside all other words. */
export const everyLotteryPhrase = {
  EN: { lottery: lotteryEN },
  JA: { lottery: lotteryJA },
  CN: { lottery: lotteryCN },
  TH: { lottery: lotteryTH },
  VI: { lottery: lotteryVI },
} as const;
