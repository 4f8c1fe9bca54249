import { z } from 'zod';
import { amount, currency, type SchemasFor } from '../schema.ts';
import { GOOD_KINDS, LIMIT_PERIODS, MALL_STATES, POST_COUNTRIES } from './mall.ts';
import type { mallEndpoints } from './mall-endpoints.ts';

const time = z.iso.datetime();
export const orderNo = z.string().regex(/^M\d{16}$/);
const kind = z.enum(GOOD_KINDS);

const OBSTACLES = ['soon', 'over', 'level', 'limit', 'gone'] as const;

const good = z.object({
  id: z.uuid(),
  kind,
  title: z.string(),
  description: z.string(),
  picture: z.string(),
  points: z.int(),
  worth: amount.describe('What is credited, or what it is worth elsewhere; 0 where nobody says'),
  currency,
  rollover: z.int().describe('How many times credit has to be staked; 0 for what is no credit'),
  stock: z.int(),
  vipMin: z.int(),
  limit: z
    .object({ most: z.int(), period: z.enum(LIMIT_PERIODS), left: z.int() })
    .nullable()
    .describe('How many the member may have'),
  saleFrom: time.nullable(),
  saleTo: time.nullable(),
  obstacle: z.enum(OBSTACLES).nullable().describe('Why it cannot be had now'),
});

export type GoodView = z.infer<typeof good>;

const address = z.strictObject({
  recipient: z.string().max(100),
  phone: z.string().max(30),
  country: z.enum(POST_COUNTRIES),
  postcode: z.string().max(20),
  address: z.string().max(300),
});

const savedAddress = address.extend({ id: z.uuid() });

export type SavedAddressView = z.infer<typeof savedAddress>;

const order = z.object({
  orderNo,
  goodId: z.uuid(),
  kind,
  state: z.enum(MALL_STATES),
  title: z.string(),
  picture: z.string(),
  points: z.int(),
  amount,
  currency,
  orderedAt: time,
});

const orderDetail = order.extend({
  code: z.string().nullable().describe('Of a voucher'),
  address: address.nullable(),
  carrier: z.string().nullable(),
  trackingNo: z.string().nullable(),
  moves: z.array(z.object({ state: z.enum(MALL_STATES), at: time, note: z.string().nullable() })),
  mayCancel: z.boolean(),
  mayReceive: z.boolean(),
});

export type MallOrderView = z.infer<typeof order>;
export type MallOrderDetail = z.infer<typeof orderDetail>;

const byNumber = z.strictObject({ orderNo });

export const mallSchemas = {
  'rewards.listGoods': {
    request: z.strictObject({}),
    response: z.object({ goods: z.array(good), balance: z.int(), vipLevel: z.int() }),
  },
  'rewards.orderGood': {
    request: z.strictObject({ goodId: z.uuid(), addressId: z.uuid().optional() }),
    response: orderDetail,
  },
  'rewards.listMallOrders': {
    request: z.strictObject({
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
    }),
    response: z.object({ orders: z.array(order), next: z.string().nullable() }),
  },
  'rewards.getMallOrder': { request: byNumber, response: orderDetail },
  'rewards.cancelMallOrder': { request: byNumber, response: orderDetail },
  'rewards.confirmReceipt': { request: byNumber, response: orderDetail },
  'rewards.listAddresses': {
    request: z.strictObject({}),
    response: z.object({ addresses: z.array(savedAddress) }),
  },
  'rewards.saveAddress': {
    request: address.extend({ id: z.uuid().optional() }),
    response: z.object({ id: z.uuid() }),
  },
  'rewards.removeAddress': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({}),
  },
} as const satisfies SchemasFor<typeof mallEndpoints>;
