import type { Endpoints } from '../endpoint.ts';
import type { WalletCode } from './refusals.ts';

/** What operators do about members' money. */
export const walletConsoleEndpoints = {
  /** Gives or takes by hand, once a second operator has agreed. */
  proposeAdjustment: {
    name: 'wallet.proposeAdjustment',
    method: 'POST',
    path: '/console/wallet/adjustments',
    module: 'COMM3',
    access: 'operator:adjustBalances',
    refusals: ['wallet.member_unknown', 'wallet.account_unopened', 'wallet.amount_invalid'],
  },
  /** What a member has, here and with vendors, and what they owe. */
  readMemberWallet: {
    name: 'wallet.readMemberWallet',
    method: 'GET',
    path: '/console/wallet/member',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['wallet.member_unknown'],
  },
  /** The whole record of an account, the newest first. */
  listMemberTransfers: {
    name: 'wallet.listMemberTransfers',
    method: 'GET',
    path: '/console/wallet/member/transfers',
    module: 'COMM3',
    access: 'operator:readMembers',
    refusals: ['wallet.member_unknown', 'wallet.cursor_invalid'],
  },
  /** Whether the books are right, and what stands in them. */
  readLedgerHealth: {
    name: 'wallet.readLedgerHealth',
    method: 'GET',
    path: '/console/wallet/health',
    module: 'COMM3',
    access: 'operator:readLedger',
    refusals: [],
  },
} as const satisfies Endpoints<WalletCode>;
