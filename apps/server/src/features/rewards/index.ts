export { settleOfMember } from './bonuses/follow-bonuses.ts';
export { createDepositChoices } from './deposits/deposit-choices.ts';
export { rewardsFeature } from './feature.ts';
export { creditGrants } from './grants/credit-grants.ts';
export { type GrantWish, grantRewards } from './grants/grant-rewards.ts';
