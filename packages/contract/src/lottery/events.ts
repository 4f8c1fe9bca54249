/** Facts that lottery tells. */
export type LotteryEvents = Record<never, never>;
