/** The sheets that a lottery brings along. */
export type LotteryPanel = 'slip' | 'tickets' | 'trend';
