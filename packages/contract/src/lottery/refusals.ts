import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why lottery says no, in the order of its checks: the first reason that applies is the answer. */
export const lotteryRefusals = {
  /** Whoever draws does not answer. Old issues are not shown instead: a countdown would lie. */
  'lottery.unreachable': { status: 409, detail: [] },
  'lottery.game_unknown': { status: 404, detail: [] },
  /** Operators: lotteries are those of all merchants. */
  'lottery.of_all': { status: 403, detail: [] },
  'lottery.issue_unknown': { status: 404, detail: [] },
  'lottery.issue_void': { status: 409, detail: [] },
  'lottery.issue_settled': { status: 409, detail: [] },
  'lottery.issue_unsettled': { status: 409, detail: [] },
  'lottery.issue_open': { status: 409, detail: [] },
  'lottery.issue_waits': { status: 409, detail: [] },
  'lottery.drawn_here': { status: 409, detail: [] },
  'lottery.result_early': { status: 409, detail: [] },
  'lottery.result_known': { status: 409, detail: [] },
  'lottery.result_unfit': { status: 422, detail: [] },
  'lottery.result_same': { status: 409, detail: [] },
  'lottery.number_unfit': { status: 422, detail: ['numbers'] },
  'lottery.days_unfit': { status: 422, detail: [] },
} as const satisfies RefusalTable<'lottery'>;

export type LotteryRefusal = RefusalOf<typeof lotteryRefusals>;
