import type { Invariant } from '#features/wallet';
import { DEPOSIT_SOURCE } from '../deposits/credit-deposit.ts';
import { findUnequalDeposits } from './store.ts';

/** What always holds between orders and the money that they moved. */
export const cashierInvariants: readonly Invariant[] = [
  {
    name: 'cashier.deposits-equal-money',
    looksAt: 'books',
    isNightly: true,
    find: (tx) => findUnequalDeposits(tx, DEPOSIT_SOURCE),
  },
];
