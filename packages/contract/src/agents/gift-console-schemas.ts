import { z } from 'zod';
import { listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import { GIFT_KINDS, GIFT_REACHES, GIFT_STATES } from './gift.ts';
import type { giftConsoleEndpoints } from './gift-console-endpoints.ts';
import { gift, giftPart } from './gift-schemas.ts';

const row = gift.omit({ isCancellable: true }).extend({
  currency: z.string(),
  senderId: z.uuid(),
  sender: z.string(),
  claimedBy: z.string().nullable(),
});

const id = z.strictObject({ id: z.uuid() });
const decision = z.strictObject({ id: z.uuid(), reason });
const nothing = z.object({});

export const giftConsoleSchemas = {
  'agents.searchGifts': {
    request: listRequest(
      {
        state: z.enum(GIFT_STATES).optional(),
        kind: z.enum(GIFT_KINDS).optional(),
        sender: z.string().trim().max(40).optional().describe('The username'),
      },
      z.string().regex(/^[1-9]\d{0,17}$/),
    ),
    response: listOf(row),
  },
  'agents.readGift': { request: id, response: row.extend({ parts: z.array(giftPart) }) },
  'agents.claimGift': { request: id, response: nothing },
  'agents.releaseGift': { request: id, response: nothing },
  'agents.approveGift': { request: id, response: nothing },
  'agents.rejectGift': { request: decision, response: nothing },
  'agents.stopRain': { request: decision, response: nothing },
  'agents.readGiftSettings': {
    request: z.strictObject({}),
    response: z.object({ reach: z.enum(GIFT_REACHES) }),
  },
  'agents.saveGiftSettings': {
    request: z.strictObject({ reach: z.enum(GIFT_REACHES), reason }),
    response: nothing,
  },
} as const satisfies SchemasFor<typeof giftConsoleEndpoints>;

export type GiftRow = z.output<typeof row>;
