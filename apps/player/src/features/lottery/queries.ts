/** The keys under which answers are kept; a change makes all of them stale at once. */
export const lotteryKeys = { all: ['lottery'] as const };
