import type { Invariant } from '#features/wallet';
import { REBATE_SOURCE } from '../rebates/settle-dues.ts';
import { findAboveUpline, findUnequalDebts, findUnequalPayments } from './store.ts';

/** What always holds of rebates: what was paid, what is owed, and who has how much. */
export const rebateInvariants: readonly Invariant[] = [
  {
    name: 'agents.rebates-equal-money',
    looksAt: 'books',
    isNightly: true,
    find: (tx) => findUnequalPayments(tx, REBATE_SOURCE),
  },
  { name: 'agents.rebate-debts-add-up', looksAt: 'books', isNightly: true, find: findUnequalDebts },
  {
    name: 'agents.rebates-below-uplines',
    looksAt: 'books',
    isNightly: true,
    find: findAboveUpline,
  },
];
