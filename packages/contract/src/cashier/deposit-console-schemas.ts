import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { amount, currency, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import type { depositConsoleEndpoints } from './deposit-console-endpoints.ts';
import { depositStates, orderNo } from './deposit-schemas.ts';
import { PAYMENT_METHODS } from './states.ts';

const time = z.iso.datetime();
const cursor = z.string().regex(/^[1-9]\d{0,17}$/);
const method = z.enum(PAYMENT_METHODS);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const row = z.object({
  orderNo,
  state: z.enum(depositStates),
  memberId: z.uuid(),
  member: z.string().describe('The name that the member logs in by'),
  channel: z.string().describe('In the language of the call'),
  method,
  currency: z.string(),
  amount,
  received: amount.nullable(),
  credited: amount.nullable(),
  payerName: z.string().nullable(),
  reference: z.string(),
  receipts: z.int().describe('How many there are'),
  createdAt: time,
  submittedAt: time.nullable(),
  endedAt: time.nullable(),
  claimedBy: z.string().nullable(),
  note: z.string().nullable().describe('What was unusual about it'),
});

const paymentStates = ['SEEN', 'WAITING', 'CREDITED', 'UNMATCHED', 'ASSIGNED'] as const;

const payment = z.object({
  id: z.uuid(),
  provider: z.string(),
  paymentRef: z.string(),
  state: z.enum(paymentStates),
  orderNo: orderNo.describe('The order that it was told for'),
  memberId: z.uuid(),
  member: z.string(),
  currency: z.string(),
  amount: amount.nullable().describe('Null while the worth of coins is not known'),
  coins: z.string().nullable(),
  why: z.string().nullable().describe('Why no order took it'),
  toldAt: time,
  waits: z.boolean().describe('What one operator says of it waits for a second one'),
});

const texts = z.strictObject(
  Object.fromEntries(LANGUAGES.map((code) => [code, z.string().trim().min(1).max(200)])) as Record<
    (typeof LANGUAGES)[number],
    z.ZodString
  >,
);

const channel = z.strictObject({
  method,
  currency,
  provider: z
    .string()
    .max(40)
    .nullable()
    .describe('Who collects; null where the account below is paid to'),
  account: z
    .strictObject({
      bankName: z.string().trim().min(1).max(100),
      accountNo: z.string().trim().min(1).max(64),
      accountName: z.string().trim().min(1).max(100),
    })
    .nullable(),
  coin: z
    .strictObject({
      code: z.string().regex(/^[A-Z]{2,10}$/),
      network: z.string().regex(/^[A-Z0-9]{2,20}$/),
      confirmations: z.int().min(1).max(1_000),
    })
    .nullable(),
  names: texts,
  descriptions: texts,
  logo: z.string().regex(/^[a-z0-9-]{1,40}$/),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .describe('None named are all'),
  minimum: amount,
  maximum: amount,
  presets: z.array(amount).max(8),
  feePayer: z.enum(['PLATFORM', 'MEMBER']),
  feePpm: z.int().min(0).max(500_000),
  feeFixed: amount,
  bonusPpm: z.int().min(0).max(500_000),
  dailyMaxPerMember: amount.nullable(),
  dailyMaxTotal: amount.nullable(),
  vipMin: z.int().min(0).max(100),
  hours: z.strictObject({ opens: clock, closes: clock }).nullable(),
  expiryMinutes: z.int().min(5).max(1_440),
  isManual: z.boolean(),
  needsProof: z.boolean(),
  needsPayerName: z.boolean(),
  isOn: z.boolean(),
  sort: z.int().min(0).max(10_000),
});

const listed = z.object({ ...channel.shape, id: z.uuid(), changedAt: time, changedBy: z.string() });

export const depositConsoleSchemas = {
  'cashier.searchDeposits': {
    request: listRequest(
      {
        state: z.enum(depositStates).optional(),
        method: method.optional(),
        channelId: z.uuid().optional(),
        memberId: z.uuid().optional(),
        orderNo: orderNo.optional(),
        claimed: z.enum(['mine', 'nobody', 'others']).optional(),
        from: time.optional(),
        to: time.optional(),
      },
      cursor,
    ),
    response: listOf(row),
  },
  'cashier.readDeposit': {
    request: z.strictObject({ orderNo }),
    response: z.object({
      ...row.shape,
      fee: amount.nullable(),
      bonus: amount.nullable(),
      expiresAt: time,
      reviewedBy: z.string().nullable(),
      rejectReason: z.string().nullable(),
      receiptIds: z.array(z.uuid()),
      payments: z.array(payment),
      needsSecond: z
        .object({ above: amount, deviationPpm: z.int() })
        .describe('Beyond either, what is credited waits for a second operator'),
      waits: z.boolean().describe('A credit of one operator waits for a second one'),
    }),
  },
  'cashier.readReceipt': {
    request: z.strictObject({ orderNo, id: z.uuid() }),
    response: z.object({ data: z.base64().describe('WebP') }),
  },
  'cashier.claimDeposit': { request: z.strictObject({ orderNo }), response: z.object({}) },
  'cashier.releaseDeposit': { request: z.strictObject({ orderNo }), response: z.object({}) },
  'cashier.approveDeposit': {
    request: z.strictObject({ orderNo, received: amount, reason }),
    response: z.object({
      credited: amount.nullable().describe('Null where it waits for a second operator'),
      proposalId: z.string().nullable(),
    }),
  },
  'cashier.rejectDeposit': {
    request: z.strictObject({ orderNo, reason }),
    response: z.object({}),
  },
  'cashier.listUnmatched': {
    request: listRequest({ state: z.enum(paymentStates).default('UNMATCHED') }, cursor),
    response: listOf(payment),
  },
  'cashier.assignPayment': {
    request: z.strictObject({
      id: z.uuid(),
      orderNo: orderNo.optional().describe('An order of the same currency that is not over'),
      memberId: z.uuid().optional().describe('Whose it is, where no order takes it'),
      amount: amount.optional().describe('For coins whose worth is not known'),
      reason,
    }),
    response: z.object({ proposalId: z.string(), expiresAt: time }),
  },
  'cashier.listAllChannels': {
    request: z.strictObject({}),
    response: z.object({
      list: z.array(listed),
      providers: z.array(z.string()).describe('Those that are configured'),
    }),
  },
  'cashier.saveChannel': {
    request: z.strictObject({
      ...channel.shape,
      id: z.uuid().optional().describe('Of one that is there'),
      changedAt: time
        .optional()
        .describe('As it was read: what somebody else has changed since then is not lost'),
    }),
    response: z.object({ id: z.uuid() }),
  },
} as const satisfies SchemasFor<typeof depositConsoleEndpoints>;

export type ChannelInput = z.output<typeof channel>;
