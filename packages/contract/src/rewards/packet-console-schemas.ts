import { z } from 'zod';
import { amount, listOf, listRequest, type SchemasFor } from '../schema.ts';
import { ROUND_STATES } from './packet.ts';
import type { packetConsoleEndpoints } from './packet-console-endpoints.ts';

const time = z.iso.datetime();

const roundRow = z.object({
  id: z.uuid(),
  promotionId: z.uuid(),
  promotion: z.string(),
  state: z.enum(ROUND_STATES),
  startsAt: time,
  endsAt: time,
  packets: z.int(),
  given: z.int(),
  left: z.int(),
  totalRu: amount.describe('Reference units in all packets'),
  givenRu: amount.describe('Reference units in those that were given'),
});

export const packetConsoleSchemas = {
  'rewards.searchPacketRounds': {
    request: listRequest({ promotionId: z.uuid().optional() }, z.string().regex(/^[1-9]\d{0,17}$/)),
    response: listOf(roundRow),
  },
} as const satisfies SchemasFor<typeof packetConsoleEndpoints>;
