import { z } from 'zod';

/** Nobody means more, and products of it stay far from what a ledger column holds. */
export const LOTTERY_LIMIT_MAX = 1_000_000;

const limit = z.int().min(1).max(LOTTERY_LIMIT_MAX);

/** What an operator may say of what a lottery costs at most: in whole reference units. */
export const lotteryLimits = {
  ticketStakeMax: limit.describe('Most on a ticket'),
  ticketPayoutMax: limit.describe('Most that a ticket may pay'),
  memberPayoutMax: limit.describe('Most that a member may win in an issue'),
  loadMax: limit.describe('What a number of a play may be loaded with in an issue'),
} as const;
