import { z } from 'zod';
import { amount, type SchemasFor } from '../schema.ts';
import type { walletConsoleEndpoints } from './console-endpoints.ts';

export const walletConsoleSchemas = {
  'wallet.proposeAdjustment': {
    request: z.strictObject({
      memberId: z.uuid(),
      direction: z.enum(['IN', 'OUT']).describe('IN gives, OUT takes'),
      amount,
      reason: z.string().trim().min(3).max(500),
    }),
    response: z.object({ proposalId: z.string(), expiresAt: z.iso.datetime() }),
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
