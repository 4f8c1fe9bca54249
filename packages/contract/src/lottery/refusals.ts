import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why lottery says no, in the order of its checks: the first reason that applies is the answer. */
export const lotteryRefusals = {
  /** Whoever draws does not answer. Old issues are not shown instead: a countdown would lie. */
  'lottery.unreachable': { status: 409, detail: [] },
  'lottery.game_unknown': { status: 404, detail: [] },
} as const satisfies RefusalTable<'lottery'>;

export type LotteryRefusal = RefusalOf<typeof lotteryRefusals>;
