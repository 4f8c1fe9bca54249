import { z } from 'zod';
import { amount, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import type { walletConsoleEndpoints } from './console-endpoints.ts';
import { TRANSFER_GROUPS, TRANSFER_KINDS, type TransferKind } from './kinds.ts';

const time = z.iso.datetime();
const cursor = z.string().max(200);
const walletName = z.enum(['MAIN', 'DEMO', 'FREE']);
const kinds = Object.keys(TRANSFER_KINDS) as [TransferKind, ...TransferKind[]];

const account = z.object({
  wallet: walletName,
  currency: z.string(),
  available: amount,
  held: amount.describe('Spoken for, and not yet gone'),
  debt: amount.describe('Owed; the next credit pays it'),
  openedAt: time,
  movedAt: time,
  closedAt: time.nullable(),
  blockedUntil: time.nullable().describe('Until when nothing may be staked'),
});

const debt = z.object({
  wallet: walletName,
  currency: z.string(),
  amount,
  collected: amount,
  reason: z.string(),
  createdAt: time,
});

const vendor = z.object({
  code: z.string(),
  name: z.string(),
  balance: amount.nullable().describe('Null while the vendor has never answered'),
  isStale: z.boolean(),
});

const transfer = z.object({
  reference: z.string().describe('What a member quotes to the service'),
  at: time,
  kind: z.enum(kinds),
  direction: z.enum(['IN', 'OUT']),
  amount,
  currency: z.string(),
  balanceAfter: amount,
  author: z.string().nullable().describe('Who did it by hand'),
  remark: z.string().nullable(),
});

export const walletConsoleSchemas = {
  'wallet.proposeAdjustment': {
    request: z.strictObject({
      memberId: z.uuid(),
      direction: z.enum(['IN', 'OUT']).describe('IN gives, OUT takes'),
      amount,
      reason,
    }),
    response: z.object({ proposalId: z.string(), expiresAt: z.iso.datetime() }),
  },
  'wallet.readMemberWallet': {
    request: z.strictObject({ memberId: z.uuid() }),
    response: z.object({
      accounts: z.array(account).describe('None before the wallet is first touched'),
      vendors: z.array(vendor),
      debts: z.array(debt).describe('Those that are open, the oldest first'),
    }),
  },
  'wallet.listMemberTransfers': {
    request: listRequest(
      {
        memberId: z.uuid(),
        wallet: walletName
          .optional()
          .describe('The one that the member plays with, where none is named'),
        group: z.enum([...TRANSFER_GROUPS, 'agent']).optional(),
        from: time.optional(),
        to: time.optional(),
      },
      cursor,
    ),
    response: listOf(transfer),
  },
  'wallet.readLedgerHealth': {
    request: z.strictObject({}),
    response: z.object({
      checks: z.array(
        z.object({
          mode: z
            .enum(['news', 'full'])
            .describe('What is new, each minute; everything, each night'),
          checkedAt: z.iso.datetime(),
          isLate: z.boolean().describe('Whether another one should have been made by now'),
          verdicts: z.array(
            z.object({
              invariant: z.string(),
              count: z.int(),
              first: z
                .array(z.object({ place: z.string(), what: z.string() }))
                .describe('Empty for operators of some merchants: places are of all of them'),
            }),
          ),
        }),
      ),
      house: z.array(z.object({ account: z.string(), currency: z.string(), balance: z.string() })),
      members: z
        .array(z.object({ currency: z.string(), balance: z.string() }))
        .describe('What all of them have together'),
    }),
  },
} as const satisfies SchemasFor<typeof walletConsoleEndpoints>;
