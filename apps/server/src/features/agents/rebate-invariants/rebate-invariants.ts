import type { Invariant } from '#features/wallet';
import { REBATE_SOURCE } from '../rebates/settle-dues.ts';
import { SERIES_SOURCE } from '../series/share-series.ts';
import {
  findAboveUpline,
  findUnequalDebts,
  findUnequalPayments,
  findUnequalSeries,
  findUnequalSeriesDays,
} from './store.ts';

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
    name: 'agents.series-equal-money',
    looksAt: 'books',
    isNightly: true,
    find: (tx) => findUnequalSeries(tx, SERIES_SOURCE),
  },
  {
    name: 'agents.series-days-add-up',
    looksAt: 'books',
    isNightly: true,
    find: findUnequalSeriesDays,
  },
  {
    name: 'agents.rebates-below-uplines',
    looksAt: 'books',
    isNightly: true,
    find: findAboveUpline,
  },
];
