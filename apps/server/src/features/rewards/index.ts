export { rewardsFeature } from './feature.ts';
export { creditGrants } from './grants/credit-grants.ts';
export { type GrantWish, grantRewards } from './grants/grant-rewards.ts';
export { returnPoints, spendPoints } from './points/spend-points.ts';
