import type { Endpoints } from '../endpoint.ts';
import type { WithdrawalCode } from './withdrawal-refusals.ts';

/** What operators do about money that is to leave. */
export const withdrawalConsoleEndpoints = {
  searchWithdrawals: {
    name: 'cashier.searchWithdrawals',
    method: 'GET',
    path: '/console/cashier/withdrawals',
    module: 'COMM3',
    access: 'operator:readCashier',
    refusals: [],
  },
  /** One order, with everything that helps to decide it. */
  readWithdrawal: {
    name: 'cashier.readWithdrawal',
    method: 'GET',
    path: '/console/cashier/withdrawal',
    module: 'COMM3',
    access: 'operator:readCashier',
    refusals: ['cashier.withdrawal_unknown'],
  },
  /** Takes an order to look at, so that no two do. */
  claimWithdrawal: {
    name: 'cashier.claimWithdrawal',
    method: 'POST',
    path: '/console/cashier/withdrawals/claimed',
    module: 'COMM3',
    access: 'operator:reviewWithdrawals',
    refusals: [
      'cashier.withdrawal_unknown',
      'cashier.withdrawal_moved',
      'cashier.withdrawal_claimed',
    ],
  },
  releaseWithdrawal: {
    name: 'cashier.releaseWithdrawal',
    method: 'POST',
    path: '/console/cashier/withdrawals/released',
    module: 'COMM3',
    access: 'operator:reviewWithdrawals',
    refusals: [
      'cashier.withdrawal_unknown',
      'cashier.withdrawal_moved',
      'cashier.withdrawal_claimed',
    ],
  },
  /** Lets an order be paid; a large one once a second operator has agreed. */
  approveWithdrawal: {
    name: 'cashier.approveWithdrawal',
    method: 'POST',
    path: '/console/cashier/withdrawals/approved',
    module: 'COMM3',
    access: 'operator:reviewWithdrawals',
    refusals: [
      'cashier.withdrawal_unknown',
      'cashier.withdrawal_moved',
      'cashier.withdrawal_claimed',
      'cashier.withdrawal_proposed',
    ],
  },
  rejectWithdrawal: {
    name: 'cashier.rejectWithdrawal',
    method: 'POST',
    path: '/console/cashier/withdrawals/rejected',
    module: 'COMM3',
    access: 'operator:reviewWithdrawals',
    refusals: [
      'cashier.withdrawal_unknown',
      'cashier.withdrawal_moved',
      'cashier.withdrawal_claimed',
    ],
  },
  /** Says how a payout has ended that nobody knew the end of, once a second operator has agreed. */
  resolvePayout: {
    name: 'cashier.resolvePayout',
    method: 'POST',
    path: '/console/cashier/withdrawals/resolved',
    module: 'COMM3',
    access: 'operator:reviewWithdrawals',
    refusals: [
      'cashier.withdrawal_unknown',
      'cashier.withdrawal_moved',
      'cashier.withdrawal_proposed',
    ],
  },
} as const satisfies Endpoints<WithdrawalCode>;
