import { CURRENCIES, type Currency } from '@maneki/kernel/money';
import { z } from 'zod';
import { PAYMENT_METHODS } from '../cashier/states.ts';
import { PAYMENT_MINOR_MAX } from './limits.ts';

const minor = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(BigInt)
  .refine((amount) => amount <= PAYMENT_MINOR_MAX);
const coins = z.string().regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,18})?$/);
const currency = z.enum(Object.keys(CURRENCIES) as [Currency, ...Currency[]]);
const ref = z.string().regex(/^[\w.:-]{1,64}$/);
const depositNo = z.string().regex(/^D\d{16}$/);
const payoutNo = z.string().regex(/^W\d{16}$/);
const time = z.iso.datetime({ offset: true });
const text = z.string().max(200);

/** What the platform asks a provider. */
export const paymentRequests = {
  collect: z.strictObject({
    orderNo: depositNo,
    method: z.enum(PAYMENT_METHODS),
    currency,
    amountMinor: minor,
    reference: z.string().max(20),
    payerName: text.nullable(),
    coin: z.strictObject({ code: text, network: text }).nullable(),
    expiresAt: time,
    /** Where the payer is led back to, once they are done. */
    returnUrl: z.url().max(500).nullable(),
  }),
  payout: z.strictObject({
    orderNo: payoutNo,
    currency,
    amountMinor: minor,
    target: z.strictObject({
      type: z.enum(['BANK', 'EWALLET', 'CRYPTO']),
      bankCode: text.nullable(),
      branch: text.nullable(),
      accountNo: text,
      holderName: text,
      network: text.nullable(),
    }),
  }),
  'payout/find': z.strictObject({ orderNo: payoutNo }),
} as const;

const payoutReply = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['PAID', 'PENDING']), providerRef: ref }),
  z.object({ status: z.literal('FAILED'), reason: text }),
  z.object({ status: z.literal('NOT_SEEN') }),
]);

/** What a provider answers. Fields that it has more are no matter of ours. */
export const paymentReplies = {
  collect: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('OPEN'),
      providerRef: ref,
      /** An address, or a path where the provider stands on the platform's own host. */
      payUrl: z
        .string()
        .regex(/^(?:https?:\/\/|\/(?!\/))[^\s]{1,1000}$/)
        .nullable(),
      qrText: z.string().max(1_000).nullable(),
      accountNo: text.nullable(),
      accountName: text.nullable(),
      bankName: text.nullable(),
      coin: z.object({ code: text, network: text, amount: coins, quoteUntil: time }).nullable(),
    }),
    z.object({ status: z.literal('REFUSED'), reason: text }),
  ]),
  payout: payoutReply,
  'payout/find': payoutReply,
} as const;

/** Coins as a network knows them. What they are worth now counts where they were seen too late for the quote. */
const coinPayment = z.strictObject({
  code: text,
  network: text,
  amount: coins.refine((amount) => /[1-9]/.test(amount)),
  confirmations: z.int().min(0).max(1_000_000),
  /** Minor units of the currency for one coin. */
  rateMinor: z.string().regex(/^[1-9]\d{0,14}(?:\.\d{1,8})?$/),
});

const told = { orderNo: depositNo, paymentRef: ref, currency, at: time };

/** What a provider tells the platform by itself. Unknown fields are mistakes, and refused. */
export const paymentCallbacks = {
  deposit: z.discriminatedUnion('status', [
    /** The money is there. Coins count as paid once they have as many confirmations as their channel asks for. */
    z.strictObject({
      status: z.literal('PAID'),
      ...told,
      amountMinor: minor.nullable(),
      coin: coinPayment.nullable(),
    }),
    /** It will not be paid any more: the payer failed, or took too long. */
    z.strictObject({
      status: z.enum(['FAILED', 'EXPIRED']),
      orderNo: depositNo,
      currency,
      at: time,
    }),
  ]),
  payout: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('PAID'), orderNo: payoutNo, providerRef: ref, at: time }),
    z.strictObject({ status: z.literal('FAILED'), orderNo: payoutNo, reason: text, at: time }),
  ]),
} as const;

export type PaymentCallback = keyof typeof paymentCallbacks;
export type PaymentNotice<Callback extends PaymentCallback> = z.output<
  (typeof paymentCallbacks)[Callback]
>;
export type PaymentRequest = keyof typeof paymentRequests;
