import { z } from 'zod';
import { amount, currency, type SchemasFor } from '../schema.ts';
import type { packetEndpoints } from './packet-endpoints.ts';

const time = z.iso.datetime();

const rain = z.object({
  promotionId: z.uuid(),
  title: z.string(),
  least: amount.describe('The least that a packet holds'),
  most: amount,
  packets: z.int(),
  minimum: amount.describe('To be paid in on the day of a round; 0 for nothing'),
  paidIn: amount.describe('What the caller has paid in today'),
  isEarned: z.boolean().describe('Whether that is enough'),
  multiple: z.int().describe('How often a packet has to be staked before it may leave'),
  openMinutes: z.int(),
  open: z
    .object({
      id: z.uuid(),
      startsAt: time,
      endsAt: time,
      isAnyLeft: z.boolean(),
      taken: amount.nullable().describe('What the caller has taken of this round'),
    })
    .nullable()
    .describe('The round that is open now'),
  next: time.nullable().describe('When the next round begins'),
  own: z
    .array(z.object({ roundId: z.uuid(), amount, currency, takenAt: time }))
    .describe('What the caller has taken of late, the latest first'),
});

export const packetSchemas = {
  'rewards.getRain': {
    request: z.strictObject({}),
    response: z.object({ currency, rain: rain.nullable() }),
  },
  'rewards.takePacket': {
    request: z.strictObject({ roundId: z.uuid() }),
    response: z.object({ amount, currency }),
  },
} as const satisfies SchemasFor<typeof packetEndpoints>;

export type RainView = z.output<typeof rain>;
