export { settleOfMember } from './bonuses/follow-bonuses.ts';
export { createDepositChoices } from './deposits/deposit-choices.ts';
export { rewardsFeature } from './feature.ts';
export { creditGrants } from './grants/credit-grants.ts';
export { type GrantWish, grantRewards } from './grants/grant-rewards.ts';
export { createMallVault, type MallVault } from './mall/mall-vault.ts';
export { fillDemoVouchers } from './mall/seed-demo-mall.ts';
export { returnPoints, spendPoints } from './points/spend-points.ts';
export { createFindVipLevel, findDayTerms } from './vip/find-standing.ts';
