import type { Invariant } from '#features/wallet';
import { BILL_SOURCE } from '../bills/pay-line.ts';
import { findUnequalBills, findUnequalPurses } from './store.ts';

/** What always holds of bills: the money that moved is what stands in them, and nothing of it stays on the way. */
export const contractInvariants: readonly Invariant[] = [
  {
    name: 'agents.bills-equal-money',
    looksAt: 'books',
    isNightly: true,
    find: (tx) => findUnequalBills(tx, BILL_SOURCE),
  },
  {
    name: 'agents.lines-pass-all-on',
    looksAt: 'books',
    isNightly: true,
    find: findUnequalPurses,
  },
];
