import { z } from 'zod';
import { amount, currency, type SchemasFor } from '../schema.ts';
import {
  GIFT_KINDS,
  GIFT_REACHES,
  GIFT_RECIPIENTS_MAX,
  GIFT_STATES,
  GREETING_MAX,
  RAIN_AUDIENCES,
  RAIN_MINUTES,
  RAIN_PACKETS_MAX,
} from './gift.ts';
import type { giftEndpoints } from './gift-endpoints.ts';

const time = z.iso.datetime();
const paymentPassword = z.string().max(20).describe('Six digits');
const greeting = z
  .string()
  .trim()
  .max(GREETING_MAX)
  .default('')
  .describe('What whoever gets it reads');
const cursor = z.string().regex(/^[1-9]\d{0,17}$/);

const areApart = (ids: readonly string[]) => new Set(ids).size === ids.length;
const memberIds = z
  .array(z.uuid())
  .min(1)
  .max(GIFT_RECIPIENTS_MAX)
  .refine(areApart, 'Everybody once');

export const gift = z.object({
  id: z.uuid(),
  kind: z.enum(GIFT_KINDS),
  state: z.enum(GIFT_STATES),
  currency,
  total: amount,
  count: z.int().describe('Recipients, or packets of a lucky rain'),
  given: z.int().describe('How many of them have got theirs'),
  givenTotal: amount,
  refunded: amount.describe('What came back because nobody took it'),
  greeting: z.string(),
  audience: z.enum(RAIN_AUDIENCES).nullable(),
  startsAt: time.nullable(),
  endsAt: time.nullable(),
  sentAt: time,
  endedAt: time.nullable(),
  reason: z.string().nullable().describe('Why it was turned down or stopped'),
  isCancellable: z.boolean(),
});

export const giftPart = z.object({
  username: z.string().nullable().describe('Null while nobody has taken it'),
  amount,
  at: time.nullable(),
});

const lucky = z.strictObject({
  mode: z.literal('LUCKY'),
  total: amount,
  count: z.int().min(1).max(RAIN_PACKETS_MAX),
  audience: z.enum(RAIN_AUDIENCES),
  memberIds: memberIds.optional().describe('Of a list'),
  startsAt: time.optional().describe('At once where it is missing'),
  minutes: z.int().min(RAIN_MINUTES.min).max(RAIN_MINUTES.max),
  greeting,
  paymentPassword,
});

export const giftSchemas = {
  'agents.getGiftTerms': {
    request: z.strictObject({}),
    response: z.object({
      currency,
      isPlayCredit: z.boolean().describe('Whether nothing can be sent for good: a demo account'),
      reach: z.enum(GIFT_REACHES),
      withdrawable: amount,
      toPlay: amount.describe('What has to be staked before anything may be sent'),
      dayLeft: amount,
      eachMin: amount,
      eachMax: amount,
      dayMax: amount,
      reviewAbove: amount,
      hasPaymentPassword: z.boolean(),
      minTurnover: amount.describe('What rain asks of those who take part'),
    }),
  },
  'agents.searchRecipients': {
    request: z.strictObject({
      search: z.string().trim().max(40).default(''),
      cursor: z.string().max(60).optional().describe('`next` of the page before'),
    }),
    response: z.object({
      list: z.array(
        z.object({
          memberId: z.uuid(),
          username: z.string(),
          nickname: z.string().nullable(),
          type: z.int(),
          isDirect: z.boolean(),
          isPlaying: z.boolean().describe('Whether they play enough for rain'),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
  'agents.sendMoney': {
    request: z.strictObject({
      recipients: z
        .array(z.strictObject({ memberId: z.uuid(), amount }))
        .min(1)
        .max(GIFT_RECIPIENTS_MAX)
        .refine((all) => areApart(all.map(({ memberId }) => memberId)), 'Everybody once'),
      greeting,
      paymentPassword,
    }),
    response: z.object({ gift }),
  },
  'agents.sendRain': {
    request: z.discriminatedUnion('mode', [
      z.strictObject({
        ...{ mode: z.literal('FIXED'), each: amount, memberIds, greeting, paymentPassword },
      }),
      z.strictObject({
        ...{ mode: z.literal('EQUAL'), total: amount, memberIds, greeting, paymentPassword },
      }),
      lucky.refine(
        ({ audience, memberIds: named }) => (audience === 'LIST') === (named !== undefined),
        'A list has names, and nothing else does',
      ),
    ]),
    response: z.object({ gift }),
  },
  'agents.cancelRain': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({ gift }),
  },
  'agents.listGifts': {
    request: z.strictObject({
      of: z.enum(['TRANSFERS', 'RAINS']).optional(),
      cursor: cursor.optional(),
    }),
    response: z.object({ list: z.array(gift), next: z.string().nullable() }),
  },
  'agents.getGift': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({ gift, parts: z.array(giftPart) }),
  },
  'agents.listRains': {
    request: z.strictObject({}),
    response: z.object({
      currency,
      rains: z.array(
        z.object({
          id: z.uuid(),
          from: z.string().describe('The username of the upline who sends it'),
          greeting: z.string(),
          startsAt: time,
          endsAt: time,
          isOpen: z.boolean(),
          packets: z.int(),
          isAnyLeft: z.boolean(),
          taken: amount.nullable(),
        }),
      ),
      minTurnover: amount.describe('What rain asks for'),
      turnover: amount.describe('What the caller has staked in its days'),
      isEarned: z.boolean(),
      own: z.array(z.object({ id: z.uuid(), from: z.string(), amount, at: time })),
    }),
  },
  'agents.takeRain': {
    request: z.strictObject({ id: z.uuid() }),
    response: z.object({ amount, currency }),
  },
} as const satisfies SchemasFor<typeof giftEndpoints>;

export type GiftView = z.output<typeof gift>;
export type GiftPartView = z.output<typeof giftPart>;
export type GiftTerms = z.output<(typeof giftSchemas)['agents.getGiftTerms']['response']>;
export type RainsView = z.output<(typeof giftSchemas)['agents.listRains']['response']>;
export type RecipientView = z.output<
  (typeof giftSchemas)['agents.searchRecipients']['response']
>['list'][number];
