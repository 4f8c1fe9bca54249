export { rewardsFeature } from './feature.ts';
export { creditGrants } from './grants/credit-grants.ts';
export { type GrantWish, grantRewards } from './grants/grant-rewards.ts';
export { createFindVipLevel, findDayTerms } from './vip/find-standing.ts';
