import { z } from 'zod';
import { CATEGORIES } from '../play/tickets.ts';
import { amount, type SchemasFor } from '../schema.ts';
import { PAYOUT_TYPES } from './payout-places.ts';
import { ROLLOVER_SOURCES, ROLLOVER_STATES } from './rollover.ts';
import { WITHDRAWAL_MOVES, type WithdrawalState } from './states.ts';
import type { withdrawalEndpoints } from './withdrawal-endpoints.ts';

const time = z.iso.datetime();
const paymentPassword = z.string().max(20).describe('Six digits');

export const withdrawalState = z.enum(
  Object.keys(WITHDRAWAL_MOVES) as [WithdrawalState, ...WithdrawalState[]],
);
export const withdrawalNo = z
  .string()
  .regex(/^W\d{16}$/)
  .describe('W, the day, and ten digits');

const rollover = z.object({
  id: z.uuid(),
  source: z.enum(ROLLOVER_SOURCES),
  principal: amount,
  multiple: z.int(),
  required: amount,
  done: amount,
  groups: z.array(z.enum(CATEGORIES)).describe('The games that count; none named are all'),
  status: z.enum(ROLLOVER_STATES),
  openedAt: time,
  endedAt: time.nullable(),
});

export const payoutAccount = z.object({
  id: z.uuid(),
  type: z.enum(PAYOUT_TYPES),
  place: z.string().describe('The bank, the wallet, or the network of coins'),
  placeName: z.string(),
  branch: z.string().nullable(),
  lastFour: z.string().describe('The end of the number; the rest is never shown'),
  holderName: z.string(),
  isPreferred: z.boolean(),
  boundAt: time,
  usableAt: time.describe('From when on it can be paid to'),
});

const withdrawal = z.object({
  orderNo: withdrawalNo,
  amount: amount.describe('What leaves the wallet'),
  fee: amount,
  arrives: amount.describe('The amount without the fee'),
  currency: z.string(),
  status: withdrawalState,
  requestedAt: time,
  statusAt: time,
  reason: z.string().nullable().describe('Why it was turned down or failed'),
  isCancellable: z.boolean(),
  account: payoutAccount.pick({ type: true, placeName: true, lastFour: true }),
});

const orderLimits = z.object({ minimum: amount, maximum: amount });

export const withdrawalSchemas = {
  'cashier.getWithdrawalTerms': {
    request: z.strictObject({}),
    response: z.object({
      currency: z.string(),
      isDemo: z.boolean().describe('No money is played for here, and none is paid out'),
      available: amount,
      withdrawable: amount,
      limits: z.object({ ordinary: orderLimits, crypto: orderLimits }),
      dayLeft: amount.describe('What may still be requested today'),
      freeLeft: z.int().describe('How many orders of today are still free of charge'),
      feePpm: z.int(),
      feeMaximum: amount,
      rollovers: z.array(rollover),
      isMobileVerified: z.boolean(),
      payeeName: z.string().nullable(),
      isNameLocked: z.boolean(),
      bankCountry: z.string().describe('Whose banks the member is paid by'),
      hasPaymentPassword: z.boolean(),
      blockedUntil: time.nullable().describe('After a reset of the payment password'),
      isVerificationNeeded: z.boolean(),
      openOrderNo: withdrawalNo.nullable(),
    }),
  },
  'cashier.listRollovers': {
    request: z.strictObject({}),
    response: z.object({ rollovers: z.array(rollover) }),
  },
  'cashier.setPayeeName': {
    request: z.strictObject({ name: z.string().max(100) }),
    response: z.object({ name: z.string() }),
  },
  'cashier.listPayoutAccounts': {
    request: z.strictObject({}),
    response: z.object({ accounts: z.array(payoutAccount) }),
  },
  'cashier.addPayoutAccount': {
    request: z.strictObject({
      type: z.enum(PAYOUT_TYPES),
      place: z.string().max(20),
      branch: z.string().max(20).default(''),
      number: z.string().max(100),
      holderName: z.string().max(100),
    }),
    response: z.object({ account: payoutAccount }),
  },
  'cashier.preferPayoutAccount': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({}),
  },
  'cashier.removePayoutAccount': {
    request: z.strictObject({ id: z.uuid(), paymentPassword }),
    response: z.object({}),
  },
  'cashier.requestWithdrawal': {
    request: z.strictObject({ accountId: z.uuid(), amount, paymentPassword }),
    response: z.object({ withdrawal }),
  },
  'cashier.cancelWithdrawal': {
    request: z.strictObject({ orderNo: withdrawalNo }),
    response: z.object({ withdrawal }),
  },
  'cashier.listWithdrawals': {
    request: z.strictObject({
      cursor: withdrawalNo.optional().describe('`next` of the page before'),
    }),
    response: z.object({ withdrawals: z.array(withdrawal), next: withdrawalNo.nullable() }),
  },
  'cashier.getWithdrawal': {
    request: z.strictObject({ orderNo: withdrawalNo }),
    response: z.object({
      withdrawal,
      steps: z.array(z.object({ status: withdrawalState, at: time })),
    }),
  },
} as const satisfies SchemasFor<typeof withdrawalEndpoints>;
