export const rewardsEn = {} as const;
