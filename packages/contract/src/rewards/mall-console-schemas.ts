import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { amount, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import { GOOD_KINDS, GOOD_STATUSES, LIMIT_PERIODS, MALL_STATES, POST_COUNTRIES } from './mall.ts';
import type { mallConsoleEndpoints } from './mall-console-endpoints.ts';
import { orderNo } from './mall-schemas.ts';

const time = z.iso.datetime();
const cursor = z.string().regex(/^[1-9]\d{0,17}$/);
const kind = z.enum(GOOD_KINDS);
const state = z.enum(MALL_STATES);

const texts = (most: number) =>
  z.strictObject(
    Object.fromEntries(
      LANGUAGES.map((code) => [code, z.string().trim().min(1).max(most)]),
    ) as Record<(typeof LANGUAGES)[number], z.ZodString>,
  );

const good = z.strictObject({
  kind,
  status: z.enum(GOOD_STATUSES),
  titles: texts(80),
  descriptions: texts(400),
  picture: z.string().regex(/^(?:art:[a-z0-9-]{1,40}|\/m\/[\w./-]{1,200})$/),
  points: z.int().min(1).max(100_000_000),
  worthCents: z.int().min(0).max(100_000_000),
  rollover: z.int().min(0).max(100),
  stock: z.int().min(0).max(1_000_000),
  vipMin: z.int().min(0).max(10),
  limitCount: z.int().min(0).max(1_000),
  limitPeriod: z.enum(LIMIT_PERIODS),
  saleFrom: time.nullable(),
  saleTo: time.nullable(),
  sort: z.int().min(0).max(100_000),
});

export type GoodInput = z.infer<typeof good>;

const order = z.object({
  orderNo,
  state,
  kind,
  memberId: z.uuid(),
  member: z.string().describe('The name that the member logs in by'),
  title: z.string().describe('In the language of the call'),
  points: z.int(),
  amount,
  currency: z.string(),
  orderedAt: time,
  movedAt: time,
});

const byNumber = z.strictObject({ orderNo });
const moved = z.object({ state });

export const mallConsoleSchemas = {
  'rewards.listAllGoods': {
    request: z.strictObject({}),
    response: z.object({
      list: z.array(good.extend({ id: z.uuid(), changedAt: time, changedBy: z.string() })),
    }),
  },
  'rewards.saveGood': {
    request: good.extend({ id: z.uuid().optional() }),
    response: z.object({ id: z.uuid() }),
  },
  'rewards.addVouchers': {
    request: z.strictObject({
      goodId: z.uuid(),
      codes: z.string().trim().min(1).max(60_000).describe('One on each line'),
    }),
    response: z.object({ added: z.int(), known: z.int() }),
  },
  'rewards.searchMallOrders': {
    request: listRequest(
      { state: state.optional(), kind: kind.optional(), orderNo: z.string().max(20).optional() },
      cursor,
    ),
    response: listOf(order),
  },
  'rewards.readMallOrder': {
    request: byNumber,
    response: order.extend({
      address: z
        .object({
          recipient: z.string(),
          phone: z.string(),
          country: z.enum(POST_COUNTRIES),
          postcode: z.string(),
          address: z.string(),
        })
        .nullable(),
      carrier: z.string().nullable(),
      trackingNo: z.string().nullable(),
      moves: z.array(
        z.object({
          state,
          at: time,
          operator: z.string().nullable(),
          note: z.string().nullable(),
        }),
      ),
    }),
  },
  'rewards.confirmMallOrder': { request: byNumber, response: moved },
  'rewards.shipMallOrder': {
    request: z.strictObject({
      orderNo,
      carrier: z.string().trim().min(2).max(60),
      trackingNo: z.string().trim().min(3).max(60),
    }),
    response: moved,
  },
  'rewards.refundMallOrder': {
    request: z.strictObject({ orderNo, reason }),
    response: moved,
  },
} as const satisfies SchemasFor<typeof mallConsoleEndpoints>;
