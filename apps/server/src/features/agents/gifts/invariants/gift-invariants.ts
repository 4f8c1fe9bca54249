import type { Invariant } from '#features/wallet';
import { GIFT_SOURCE } from '../gift.ts';
import { findUnequalGifts, findUnequalParts } from './store.ts';

/** What always holds of money that agents send. */
export const giftInvariants: readonly Invariant[] = [
  {
    name: 'agents.gifts-equal-money',
    looksAt: 'books',
    isNightly: true,
    find: (tx) => findUnequalGifts(tx, GIFT_SOURCE),
  },
  { name: 'agents.parts-add-up', looksAt: 'books', isNightly: true, find: findUnequalParts },
];
