import { z } from 'zod';
import { amount, type SchemasFor } from '../schema.ts';
import { CHANNEL_OBSTACLES, RECEIPT_RULES } from './deposit.ts';
import type { depositEndpoints } from './deposit-endpoints.ts';
import { DEPOSIT_MOVES, type DepositState, PAYMENT_METHODS } from './states.ts';

const time = z.iso.datetime();
export const orderNo = z
  .string()
  .regex(/^D\d{16}$/)
  .describe('D, the day and ten digits');
const receiptId = z.uuid();
export const depositStates = Object.keys(DEPOSIT_MOVES) as [DepositState, ...DepositState[]];

const channelName = {
  id: z.uuid(),
  method: z.enum(PAYMENT_METHODS),
  name: z.string(),
  logo: z.string().describe('The name of an icon'),
};

export const fee = z.object({
  payer: z.enum(['PLATFORM', 'MEMBER']),
  ppm: z.int().describe('Parts per million of what is paid'),
  fixed: amount.describe('On top of that'),
});

const channel = z.object({
  ...channelName,
  description: z.string(),
  minimum: amount,
  maximum: amount.describe('What is left of the day, where that is less than the channel takes'),
  presets: z.array(amount),
  fee,
  bonusPpm: z.int().describe('Given on top, in parts per million of what is paid'),
  hours: z
    .object({ opens: z.string(), closes: z.string(), timezone: z.string() })
    .nullable()
    .describe('As 09:00 in the merchant’s time; null where it never closes'),
  expiryMinutes: z.int(),
  coin: z
    .object({ code: z.string(), network: z.string(), confirmations: z.int() })
    .nullable()
    .describe('Null but for CRYPTO'),
  needsProof: z.boolean(),
  needsPayerName: z.boolean(),
  isManual: z.boolean().describe('The member says that it is paid, and a person looks after it'),
  obstacle: z
    .object({
      reason: z.enum(CHANNEL_OBSTACLES),
      until: time.nullable().describe('When it is over by itself, where that is known'),
      level: z.int().nullable().describe('For LEVEL: which one is needed'),
      orderNo: orderNo.nullable().describe('For CHANNEL_BUSY: the order that is open'),
    })
    .nullable()
    .describe('Why it cannot be used now; null where it can'),
});

const instructions = z.object({
  payUrl: z.string().nullable().describe('A page of whoever collects the money'),
  qrText: z.string().nullable(),
  accountNo: z.string().nullable().describe('An account, or the address that coins go to'),
  accountName: z.string().nullable(),
  bankName: z.string().nullable(),
  coin: z
    .object({
      code: z.string(),
      network: z.string(),
      amount: z.string(),
      quoteUntil: time.describe(
        'Seen until then, coins count by this amount; later by the rate of the day',
      ),
    })
    .nullable(),
});

const order = z.object({
  orderNo,
  state: z.enum(depositStates),
  channel: z.object(channelName),
  currency: z.string().describe('Of the wallet that it goes to'),
  currencySymbol: z.string(),
  amount: amount.describe('As it was wished for, and is to be paid'),
  received: amount.nullable(),
  fee: amount.nullable(),
  bonus: amount.nullable(),
  credited: amount.nullable(),
  terms: z.object({ fee, bonusPpm: z.int() }).describe('As they were when the order was opened'),
  payerName: z.string().nullable(),
  reference: z.string().describe('Six characters that the payer writes beside the payment'),
  instructions: instructions.nullable().describe('Null before the order waits for its payment'),
  confirmations: z
    .object({ seen: z.int(), needed: z.int() })
    .nullable()
    .describe('Of coins that have been seen on their network'),
  needsProof: z.boolean(),
  isManual: z.boolean(),
  receipts: z.array(receiptId),
  mayCancel: z.boolean(),
  maySubmit: z.boolean(),
  createdAt: time,
  expiresAt: time,
  endedAt: time.nullable(),
  reason: z.string().nullable().describe('Why it was rejected, in the words of whoever did'),
});

export const depositSchemas = {
  'cashier.listChannels': {
    request: z.strictObject({}),
    response: z.object({
      currency: z.string(),
      currencySymbol: z.string(),
      isDemo: z.boolean().describe('No money moves: the market is a demonstration'),
      list: z.array(channel),
    }),
  },
  'cashier.openDeposit': {
    request: z.strictObject({
      channelId: z.uuid(),
      amount,
      payerName: z.string().trim().min(2).max(100).optional(),
      promotionId: z.uuid().optional().describe('What was chosen to come with it'),
    }),
    response: order,
  },
  'cashier.getDeposit': { request: z.strictObject({ orderNo }), response: order },
  'cashier.listDeposits': {
    request: z.strictObject({
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional()
        .describe('`next` of the page before'),
    }),
    response: z.object({ list: z.array(order), next: z.string().nullable() }),
  },
  'cashier.addReceipt': {
    request: z.strictObject({ orderNo, data: z.base64().max(6_700_000).describe('PNG or JPEG') }),
    response: z.object({ id: receiptId, width: z.int(), height: z.int() }),
  },
  'cashier.getReceipt': {
    request: z.strictObject({ orderNo, id: receiptId }),
    response: z.object({ data: z.base64().describe('WebP') }),
  },
  'cashier.submitDeposit': {
    request: z.strictObject({
      orderNo,
      receipts: z.array(receiptId).max(RECEIPT_RULES.countMax).default([]),
    }),
    response: order,
  },
  'cashier.cancelDeposit': { request: z.strictObject({ orderNo }), response: order },
} as const satisfies SchemasFor<typeof depositEndpoints>;

export type DepositChannel = z.output<typeof channel>;
export type DepositOrder = z.output<typeof order>;
