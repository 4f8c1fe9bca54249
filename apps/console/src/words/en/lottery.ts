export const lotteryEn = {} as const;
