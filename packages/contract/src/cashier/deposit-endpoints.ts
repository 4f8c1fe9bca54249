import type { Endpoints } from '../endpoint.ts';
import type { WalletCode } from '../wallet/refusals.ts';
import type { CashierRefusal } from './refusals.ts';

const module = 'COMM3';
const access = 'cash';

/** A picture of five megabytes, written as base64 in JSON. */
const RECEIPT_BODY_BYTES_MAX = 7_000_000;

/** Paying in: by which ways, the order for it, and what proves that it was paid. */
export const depositEndpoints = {
  /** The ways to pay in that the caller has, with what each takes, and why one cannot be used now. */
  listChannels: {
    name: 'cashier.listChannels',
    method: 'GET',
    path: '/cashier/channels',
    module,
    access,
    refusals: [],
  },
  /** Opens an order, once for each key, and answers how to pay it. */
  openDeposit: {
    name: 'cashier.openDeposit',
    method: 'POST',
    path: '/cashier/deposits',
    module,
    access,
    movesMoney: true,
    limit: { calls: 20, perSeconds: 60 },
    refusals: [
      'cashier.channel_unknown',
      'cashier.market_blocked',
      'cashier.channel_closed',
      'cashier.channel_level',
      'cashier.deposit_amount_invalid',
      'cashier.payer_name_needed',
      'cashier.deposits_paused',
      'cashier.deposits_open',
      'cashier.channel_busy',
      'cashier.channel_full',
      'cashier.provider_refused',
      'cashier.provider_silent',
      'rewards.promotion_unknown',
      'rewards.promotion_over',
      'rewards.promotion_mode',
      'rewards.promotion_not_for_you',
      'rewards.promotion_deposit_low',
      'rewards.promotion_other_deposit',
      'rewards.promotion_exclusive',
      'rewards.promotion_taken',
      'rewards.promotion_shared',
      'rewards.promotion_exhausted',
      'wallet.account_blocked',
      'wallet.account_closed',
      'wallet.limit_reached',
      'wallet.key_reused',
    ],
  },
  getDeposit: {
    name: 'cashier.getDeposit',
    method: 'GET',
    path: '/cashier/deposit',
    module,
    access,
    whileExcluded: true,
    refusals: ['cashier.deposit_unknown'],
  },
  /** The caller's orders, the newest first. */
  listDeposits: {
    name: 'cashier.listDeposits',
    method: 'GET',
    path: '/cashier/deposits',
    module,
    access,
    whileExcluded: true,
    refusals: [],
  },
  /** Adds a picture that shows the payment, before the order is submitted; the same one again adds nothing. */
  addReceipt: {
    name: 'cashier.addReceipt',
    method: 'POST',
    path: '/cashier/deposit/receipts',
    module,
    access,
    bodyBytesMax: RECEIPT_BODY_BYTES_MAX,
    limit: { calls: 20, perSeconds: 60 },
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_moved_on',
      'cashier.receipts_too_many',
      'cashier.receipt_too_large',
      'cashier.receipt_unreadable',
      'cashier.receipt_too_wide',
    ],
  },
  /** A receipt of the caller's, as it is kept. */
  getReceipt: {
    name: 'cashier.getReceipt',
    method: 'GET',
    path: '/cashier/deposit/receipt',
    module,
    access,
    whileExcluded: true,
    refusals: ['cashier.receipt_unknown'],
  },
  /** Says that it is paid, where a person looks after it. From then on it cannot be cancelled. */
  submitDeposit: {
    name: 'cashier.submitDeposit',
    method: 'POST',
    path: '/cashier/deposit/submit',
    module,
    access,
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_automatic',
      'cashier.deposit_moved_on',
      'cashier.receipt_needed',
      'cashier.receipt_unknown',
    ],
  },
  cancelDeposit: {
    name: 'cashier.cancelDeposit',
    method: 'POST',
    path: '/cashier/deposit/cancel',
    module,
    access,
    refusals: ['cashier.deposit_unknown', 'cashier.deposit_moved_on'],
  },
} as const satisfies Endpoints<CashierRefusal['code'] | WalletCode | `rewards.${string}`>;
