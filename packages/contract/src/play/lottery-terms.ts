import { z } from 'zod';
import { LOTTERY_PRIZE_MODES } from '../house/lottery.ts';
import { LOTTERY_GROUPS } from './lottery.ts';

/** By which prizes a lottery ticket is paid, as records show it. */
export const lotteryTerms = z.object({
  mode: z.enum(LOTTERY_PRIZE_MODES),
  group: z.enum(LOTTERY_GROUPS),
  series: z.int().optional(),
  issue: z.string().optional(),
});
