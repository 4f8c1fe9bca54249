import type { Endpoints } from '../endpoint.ts';
import type { MallCode } from './mall-refusals.ts';
import type { PointCode } from './point-refusals.ts';

const module = 'COMM3';
const access = 'cash';

/** What members have for their points. */
export const mallEndpoints = {
  /** The goods on sale, with why one cannot be had now. */
  listGoods: {
    name: 'rewards.listGoods',
    method: 'GET',
    path: '/rewards/mall/goods',
    module,
    access,
    refusals: [],
  },
  /** Takes points and stock at once; credit is there, a code is shown, a thing waits to be sent. */
  orderGood: {
    name: 'rewards.orderGood',
    method: 'POST',
    path: '/rewards/mall/orders',
    module,
    access,
    movesMoney: true,
    limit: { calls: 30, perSeconds: 60 },
    refusals: [
      'rewards.good_unknown',
      'rewards.good_off_sale',
      'rewards.good_level',
      'rewards.address_unknown',
      'rewards.good_limit',
      'rewards.good_gone',
      'rewards.points_short',
      'wallet.account_blocked',
      'wallet.account_closed',
      'wallet.key_reused',
    ],
  },
  listMallOrders: {
    name: 'rewards.listMallOrders',
    method: 'GET',
    path: '/rewards/mall/orders',
    module,
    access,
    refusals: [],
  },
  getMallOrder: {
    name: 'rewards.getMallOrder',
    method: 'GET',
    path: '/rewards/mall/order',
    module,
    access,
    refusals: ['rewards.order_unknown'],
  },
  /** Takes an order back that nobody has confirmed: points and stock return. */
  cancelMallOrder: {
    name: 'rewards.cancelMallOrder',
    method: 'POST',
    path: '/rewards/mall/order/cancel',
    module,
    access,
    refusals: ['rewards.order_unknown', 'rewards.order_moved_on'],
  },
  confirmReceipt: {
    name: 'rewards.confirmReceipt',
    method: 'POST',
    path: '/rewards/mall/order/received',
    module,
    access,
    refusals: ['rewards.order_unknown', 'rewards.order_moved_on'],
  },
  listAddresses: {
    name: 'rewards.listAddresses',
    method: 'GET',
    path: '/rewards/mall/addresses',
    module,
    access,
    refusals: [],
  },
  saveAddress: {
    name: 'rewards.saveAddress',
    method: 'PUT',
    path: '/rewards/mall/addresses',
    module,
    access,
    refusals: ['rewards.address_invalid', 'rewards.address_unknown', 'rewards.addresses_full'],
  },
  removeAddress: {
    name: 'rewards.removeAddress',
    method: 'DELETE',
    path: '/rewards/mall/addresses',
    module,
    access,
    refusals: ['rewards.address_unknown'],
  },
} as const satisfies Endpoints<MallCode | PointCode | `wallet.${string}`>;
