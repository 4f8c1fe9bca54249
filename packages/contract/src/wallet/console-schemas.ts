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
} as const satisfies SchemasFor<typeof walletConsoleEndpoints>;
