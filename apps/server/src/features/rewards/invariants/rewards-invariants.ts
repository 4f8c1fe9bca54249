import type { Invariant } from '#features/wallet';
import { REWARD_SOURCE } from '../grants/credit-grants.ts';
import { findUnequalClaims, findUnequalPoints } from './store.ts';

/** What always holds of rewards: the money that they gave, and the points that there are. */
export const rewardsInvariants: readonly Invariant[] = [
  {
    name: 'rewards.claims-equal-money',
    looksAt: 'books',
    isNightly: true,
    find: (tx) => findUnequalClaims(tx, REWARD_SOURCE),
  },
  { name: 'rewards.points-add-up', looksAt: 'books', isNightly: true, find: findUnequalPoints },
];
