import type { Endpoints } from '../endpoint.ts';
import type { WalletCode } from './refusals.ts';

/** A member's money: how much there is, and how it came to be. */
export const walletEndpoints = {
  getWallet: {
    name: 'wallet.getWallet',
    method: 'GET',
    path: '/wallet/balance',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    refusals: [],
  },
  /** Gives play credit again to somebody who has nothing left to play with. */
  refillCredit: {
    name: 'wallet.refillCredit',
    method: 'POST',
    path: '/wallet/refills',
    module: 'COMM3',
    access: 'session',
    movesMoney: true,
    refusals: [
      'wallet.refill_not_offered',
      'wallet.refill_not_needed',
      'wallet.refill_too_soon',
      'wallet.account_blocked',
      'wallet.account_closed',
    ],
  },
  /** The limits that the member has set, as they are used up. */
  listLimitUse: {
    name: 'wallet.listLimitUse',
    method: 'GET',
    path: '/wallet/limits',
    module: 'COMM3',
    access: 'member',
    whileExcluded: true,
    refusals: [],
  },
  /** What the member has staked and won since they sat down. */
  sumSitting: {
    name: 'wallet.sumSitting',
    method: 'GET',
    path: '/wallet/sitting',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
  listTransfers: {
    name: 'wallet.listTransfers',
    method: 'GET',
    path: '/wallet/transfers',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    refusals: ['wallet.period_invalid', 'wallet.cursor_invalid', 'wallet.not_agent'],
  },
  /** The totals under the record, for the same choice of rows. */
  sumTransfers: {
    name: 'wallet.sumTransfers',
    method: 'GET',
    path: '/wallet/transfers/sum',
    module: 'COMM3',
    access: 'session',
    whileExcluded: true,
    refusals: ['wallet.period_invalid', 'wallet.not_agent'],
  },
} as const satisfies Endpoints<WalletCode>;
