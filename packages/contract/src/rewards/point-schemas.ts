import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import type { pointEndpoints } from './point-endpoints.ts';

const transfer = z.object({
  seq: z.string(),
  kind: z.string().describe('What they are for: playing, a reward of a kind, the mall, or expiry'),
  points: z.int().describe('Negative where they went'),
  balanceAfter: z.int(),
  at: z.iso.datetime(),
});

export type PointTransferView = z.infer<typeof transfer>;

export const pointSchemas = {
  'rewards.getPoints': {
    request: z.strictObject({}),
    response: z.object({
      balance: z.int(),
      expiring: z.int().describe('How many of them expire next'),
      expiresOn: z.iso.date().describe('The day on which they do'),
    }),
  },
  'rewards.listPointHistory': {
    request: z.strictObject({
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,17}$/)
        .optional(),
    }),
    response: z.object({ transfers: z.array(transfer), next: z.string().nullable() }),
  },
} as const satisfies SchemasFor<typeof pointEndpoints>;
