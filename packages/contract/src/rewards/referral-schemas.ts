import { z } from 'zod';
import { amount, currency, type SchemasFor } from '../schema.ts';
import { FRIEND_STATES, REFERRAL_OBSTACLES } from './referral.ts';
import type { referralEndpoints } from './referral-endpoints.ts';

/** What there is to have, in the member's own money. */
const terms = z.object({
  days: z.int(),
  deposit: amount,
  turnover: amount,
  referrer: amount,
  friend: amount,
  friendMultiple: z.int(),
  milestones: z.array(z.object({ friends: z.int(), amount, isReached: z.boolean() })),
  commissionPpm: z.int(),
  secondPpm: z.int(),
  months: z.int(),
  commissionMin: amount,
  commissionMax: amount,
});

const referral = z.discriminatedUnion('state', [
  z.object({ state: z.literal('SOON') }),
  /** Agents invite by links of their own. */
  z.object({ state: z.literal('AGENT'), codes: z.array(z.string()) }),
  z.object({
    state: z.literal('ON'),
    code: z.string(),
    merchant: z.string().describe('What the place is called that friends are invited to'),
    currency,
    invited: z.int(),
    qualified: z.int(),
    pending: z.int(),
    earned: amount.describe('What was claimed'),
    waiting: amount.describe('What can be claimed now'),
    terms,
  }),
]);

export type ReferralView = z.infer<typeof referral>;

const friend = z.object({
  id: z.uuid(),
  name: z.string().describe('Masked'),
  state: z.enum(FRIEND_STATES),
  joinedAt: z.iso.datetime(),
  qualifiedAt: z.iso.datetime().nullable(),
  daysLeft: z.int().describe('After today; 0 on the last day'),
  obstacles: z.array(z.enum(REFERRAL_OBSTACLES)),
  deposits: amount.describe('So far, and no more than is asked for'),
  turnover: amount.describe('So far, and no more than is asked for'),
});

export type FriendView = z.infer<typeof friend>;

export const referralSchemas = {
  'rewards.getReferral': { request: z.strictObject({}), response: referral },
  'rewards.listFriends': {
    request: z.strictObject({ cursor: z.uuid().optional() }),
    response: z.object({ friends: z.array(friend), next: z.uuid().nullable() }),
  },
} as const satisfies SchemasFor<typeof referralEndpoints>;
