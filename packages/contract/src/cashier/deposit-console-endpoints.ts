import type { Endpoints } from '../endpoint.ts';
import type { CashierRefusal } from './refusals.ts';

const module = 'COMM3';

/** What operators do about money that comes in. */
export const depositConsoleEndpoints = {
  /** Orders of all members, the newest first. */
  searchDeposits: {
    name: 'cashier.searchDeposits',
    method: 'GET',
    path: '/console/cashier/deposits',
    module,
    access: 'operator:readCashier',
    refusals: [],
  },
  /** One order with everything that is known of it. */
  readDeposit: {
    name: 'cashier.readDeposit',
    method: 'GET',
    path: '/console/cashier/deposit',
    module,
    access: 'operator:readCashier',
    refusals: ['cashier.deposit_unknown'],
  },
  readReceipt: {
    name: 'cashier.readReceipt',
    method: 'GET',
    path: '/console/cashier/deposit/receipt',
    module,
    access: 'operator:readCashier',
    refusals: ['cashier.receipt_unknown'],
  },
  /** Takes an order on, so that no other one decides it meanwhile. */
  claimDeposit: {
    name: 'cashier.claimDeposit',
    method: 'POST',
    path: '/console/cashier/deposit/claim',
    module,
    access: 'operator:reviewDeposits',
    refusals: ['cashier.deposit_unknown', 'cashier.deposit_moved_on', 'cashier.deposit_claimed'],
  },
  releaseDeposit: {
    name: 'cashier.releaseDeposit',
    method: 'POST',
    path: '/console/cashier/deposit/release',
    module,
    access: 'operator:reviewDeposits',
    refusals: ['cashier.deposit_unknown', 'cashier.deposit_claimed'],
  },
  /** Credits what was received; much, or another amount than was asked for, waits for a second operator. */
  approveDeposit: {
    name: 'cashier.approveDeposit',
    method: 'POST',
    path: '/console/cashier/deposit/approve',
    module,
    access: 'operator:reviewDeposits',
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_claimed',
      'cashier.deposit_moved_on',
      'cashier.received_invalid',
      'cashier.credit_waits',
    ],
  },
  rejectDeposit: {
    name: 'cashier.rejectDeposit',
    method: 'POST',
    path: '/console/cashier/deposit/reject',
    module,
    access: 'operator:reviewDeposits',
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_claimed',
      'cashier.deposit_moved_on',
      'cashier.credit_waits',
    ],
  },
  /** Payments that no order takes. */
  listUnmatched: {
    name: 'cashier.listUnmatched',
    method: 'GET',
    path: '/console/cashier/unmatched',
    module,
    access: 'operator:readCashier',
    refusals: [],
  },
  /** Has a payment wait for a second operator, who agrees whose it is. */
  assignPayment: {
    name: 'cashier.assignPayment',
    method: 'POST',
    path: '/console/cashier/unmatched/assign',
    module,
    access: 'operator:reviewDeposits',
    refusals: [
      'cashier.payment_unknown',
      'cashier.payment_assigned',
      'cashier.assignment_unfit',
      'cashier.credit_waits',
    ],
  },
  listAllChannels: {
    name: 'cashier.listAllChannels',
    method: 'GET',
    path: '/console/cashier/channels',
    module,
    access: 'operator:readCashier',
    refusals: [],
  },
  /** Writes a channel anew, or a new one. Orders that are open keep the terms that they have. */
  saveChannel: {
    name: 'cashier.saveChannel',
    method: 'PUT',
    path: '/console/cashier/channels',
    module,
    access: 'operator:changeChannels',
    refusals: ['cashier.channel_unknown', 'cashier.channel_changed', 'cashier.channel_invalid'],
  },
} as const satisfies Endpoints<CashierRefusal['code']>;
