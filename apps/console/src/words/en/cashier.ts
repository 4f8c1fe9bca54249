import { depositEn } from './deposit.ts';

export const cashierEn = {
  ...depositEn,
  withdrawalApproval: {
    title: 'Pay a large withdrawal',
    text: 'Pays {amount} to {member}: withdrawal {orderNo}',
  },
  payoutResolution: {
    title: 'How a payout has ended',
    PAID: 'Withdrawal {orderNo} of {member} was paid: {amount} leave the wallet',
    FAILED: 'Withdrawal {orderNo} of {member} was not paid: {amount} are given back',
  },
} as const;
