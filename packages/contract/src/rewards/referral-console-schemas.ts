import { z } from 'zod';
import { amount, listOf, listRequest, type SchemasFor } from '../schema.ts';
import { REFERRAL_STATES } from './referral.ts';
import type { referralConsoleEndpoints } from './referral-console-endpoints.ts';

const referralRow = z.object({
  friendId: z.uuid(),
  friend: z.string(),
  referrerId: z.uuid(),
  referrer: z.string(),
  state: z.enum(REFERRAL_STATES),
  joinedAt: z.iso.datetime(),
  lastDay: z.iso.date().describe('Up to this business day what the friend does counts'),
  currency: z.string().nullable().describe('The wallet that was paid into; none yet'),
  deposits: amount,
  qualifiedAt: z.iso.datetime().nullable(),
});

export const referralConsoleSchemas = {
  'rewards.searchReferrals': {
    request: listRequest(
      {
        state: z.enum(REFERRAL_STATES).optional(),
        referrer: z.string().max(40).optional().describe('The account of whoever invited'),
        friend: z.string().max(40).optional().describe('The account of whoever was invited'),
      },
      z.uuid(),
    ),
    response: listOf(referralRow),
  },
} as const satisfies SchemasFor<typeof referralConsoleEndpoints>;
