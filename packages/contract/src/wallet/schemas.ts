import { z } from 'zod';
import { LIMIT_KINDS, LIMIT_PERIODS } from '../safety/limits.ts';
import { amount, type SchemasFor } from '../schema.ts';
import type { walletEndpoints } from './endpoints.ts';
import { TRANSFER_GROUPS, TRANSFER_KINDS, type TransferKind } from './kinds.ts';

/** Days of the merchant's business time; both belong to the period. */
export const period = {
  from: z.iso.date().describe('First day, in the merchant’s time'),
  to: z.iso.date().describe('Last day, in the merchant’s time'),
};
export const cursor = z.string().max(200).optional().describe('`next` of the page before');

const kinds = Object.keys(TRANSFER_KINDS) as [TransferKind, ...TransferKind[]];

const choice = {
  ...period,
  group: z.enum(['all', ...TRANSFER_GROUPS]).default('all'),
  types: z.literal('A').optional().describe('The agent’s money instead of the member’s own'),
  kind: z.enum(kinds).optional().describe('One kind of the agent’s money'),
  counterparty: z
    .string()
    .trim()
    .max(40)
    .optional()
    .describe('The username of whom the agent’s money was exchanged with'),
};

const transfer = z.object({
  reference: z.string().describe('What a member quotes to the service'),
  at: z.iso.datetime(),
  kind: z.enum(kinds),
  direction: z.enum(['IN', 'OUT']),
  amount: amount.describe('Never negative; the direction says which way'),
  balanceAfter: amount,
  status: z.literal('DONE').describe('Money that moved has moved; orders have states of their own'),
  remark: z.string().nullable(),
  counterparty: z.string().nullable().describe('The member that it came from or went to'),
});

const wallet = z.object({
  code: z.string().describe('MAIN, or the code of a vendor that holds a wallet of its own'),
  name: z.string().nullable(),
  balance: amount.nullable().describe('Null while the vendor has never answered'),
  isStale: z.boolean().describe('The vendor did not answer; this is what it said last'),
});

const refill = z.object({
  amount: amount.describe('How much play credit is given'),
  below: amount.describe('The smallest bet: it is given to those who have less in all'),
  from: z.iso.datetime().nullable().describe('When the next one is possible, unless it is now'),
});

const limitUse = z.object({
  kind: z.enum(LIMIT_KINDS),
  period: z.enum(LIMIT_PERIODS),
  amount: amount.describe('Money, or minutes of playing for a SESSION limit'),
  used: amount.describe('How much of it is used up, in the same'),
  until: z.iso.datetime().describe('When it begins anew'),
});

export const walletSchemas = {
  'wallet.getWallet': {
    request: z.strictObject({}),
    response: z.object({
      currency: z
        .string()
        .describe('Of the account: credit has its own, `JPY.PLAY` or `JPY.DEMO`; show the symbol'),
      currencySymbol: z.string(),
      isPlayCredit: z.boolean(),
      sumBalance: amount.describe('What is available, with what vendors hold'),
      isStale: z.boolean(),
      mainBalance: amount,
      seq: z
        .string()
        .describe('Number of the last movement of MAIN; news with a smaller one is old'),
      wallets: z.array(wallet),
      refill: refill.nullable().describe('Null where money is played for'),
    }),
  },
  'wallet.refillCredit': {
    request: z.strictObject({
      wallet: z
        .enum(['MAIN', 'FREE'])
        .default('MAIN')
        .describe('FREE is what a member plays with free of charge, beside the balance'),
    }),
    response: z.object({
      amount,
      balance: amount.describe('What is in that wallet now'),
      reference: z.string(),
    }),
  },
  'wallet.listLimitUse': {
    request: z.strictObject({}),
    response: z.object({ list: z.array(limitUse) }),
  },
  'wallet.sumSitting': {
    request: z.strictObject({}),
    response: z.object({ staked: amount, won: amount }),
  },
  'wallet.listTransfers': {
    request: z.strictObject({ ...choice, cursor }),
    response: z.object({ list: z.array(transfer), next: z.string().nullable() }),
  },
  'wallet.sumTransfers': {
    request: z.strictObject(choice),
    response: z.object({ count: z.int(), in: amount, out: amount, net: amount }),
  },
} as const satisfies SchemasFor<typeof walletEndpoints>;

export type LimitUse = z.output<typeof limitUse>;
export type Wallet = z.output<(typeof walletSchemas)['wallet.getWallet']['response']>;
export type RecordedTransfer = z.output<typeof transfer>;
