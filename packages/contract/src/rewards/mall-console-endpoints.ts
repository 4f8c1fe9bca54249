import type { Endpoints } from '../endpoint.ts';
import type { MallCode } from './mall-refusals.ts';

const module = 'COMM3';

/** Some thousand codes, written as JSON. */
const CODES_BODY_BYTES_MAX = 200_000;

/** What operators do about the mall. */
export const mallConsoleEndpoints = {
  listAllGoods: {
    name: 'rewards.listAllGoods',
    method: 'GET',
    path: '/console/rewards/goods',
    module,
    access: 'operator:readRewards',
    refusals: [],
  },
  /** Writes a good anew, or a new one. Orders keep what they were ordered as. */
  saveGood: {
    name: 'rewards.saveGood',
    method: 'PUT',
    path: '/console/rewards/goods',
    module,
    access: 'operator:changeRewards',
    refusals: ['rewards.good_unknown', 'rewards.good_invalid'],
  },
  /** Adds codes to a voucher, one on each line; they are its stock. */
  addVouchers: {
    name: 'rewards.addVouchers',
    method: 'POST',
    path: '/console/rewards/goods/vouchers',
    module,
    bodyBytesMax: CODES_BODY_BYTES_MAX,
    access: 'operator:changeRewards',
    refusals: ['rewards.good_unknown', 'rewards.vouchers_unfit'],
  },
  searchMallOrders: {
    name: 'rewards.searchMallOrders',
    method: 'GET',
    path: '/console/rewards/orders',
    module,
    access: 'operator:readRewards',
    refusals: [],
  },
  readMallOrder: {
    name: 'rewards.readMallOrder',
    method: 'GET',
    path: '/console/rewards/order',
    module,
    access: 'operator:reviewRewards',
    refusals: ['rewards.order_unknown'],
  },
  confirmMallOrder: {
    name: 'rewards.confirmMallOrder',
    method: 'POST',
    path: '/console/rewards/order/confirm',
    module,
    access: 'operator:reviewRewards',
    refusals: ['rewards.order_unknown', 'rewards.order_moved_on'],
  },
  shipMallOrder: {
    name: 'rewards.shipMallOrder',
    method: 'POST',
    path: '/console/rewards/order/ship',
    module,
    access: 'operator:reviewRewards',
    refusals: ['rewards.order_unknown', 'rewards.order_moved_on'],
  },
  /** Gives the points back, with a reason that the member reads. */
  refundMallOrder: {
    name: 'rewards.refundMallOrder',
    method: 'POST',
    path: '/console/rewards/order/refund',
    module,
    access: 'operator:reviewRewards',
    refusals: ['rewards.order_unknown', 'rewards.order_moved_on'],
  },
} as const satisfies Endpoints<MallCode>;
