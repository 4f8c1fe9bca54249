import type { Words } from '@maneki/phrases/words';
import type { lotteryEn } from '../en/lottery.ts';

export const lotteryJa: Words<typeof lotteryEn> = {};
