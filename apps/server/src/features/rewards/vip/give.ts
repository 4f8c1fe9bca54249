/** What levels give goes the way of everything that members are given. */
export { creditGrants } from '../grants/credit-grants.ts';
export { type GrantWish, grantRewards } from '../grants/grant-rewards.ts';
