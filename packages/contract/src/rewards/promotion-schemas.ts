import { z } from 'zod';
import { ACTIVITY_COMMENT_CHARACTERS_MAX } from '../constants.ts';
import { CATEGORIES } from '../play/tickets.ts';
import { amount, currency, type SchemasFor } from '../schema.ts';
import {
  APPLY_MODES,
  CLAIM_STATES,
  countWords,
  PROMOTION_KINDS,
  PROMOTION_TYPES,
  REMARK_RULES,
  ROLLOVER_BASES,
} from './promotion.ts';
import type { promotionEndpoints } from './promotion-endpoints.ts';

const time = z.iso.datetime();
const id = z.uuid();
const IMAGES_MAX = 3;

export const remark = z
  .string()
  .trim()
  .max(REMARK_RULES.charactersMax)
  .refine((text) => countWords(text) <= REMARK_RULES.wordsMax);

const summary = {
  id,
  type: z.enum(PROMOTION_TYPES),
  kind: z.enum(PROMOTION_KINDS),
  title: z.string(),
  banner: z.string().describe('`art:` and a name, or the address of a picture'),
  applyMode: z.enum(APPLY_MODES),
  startsAt: time,
  endsAt: time.nullable().describe('Null where it does not end'),
};

/** What is given, in the money of whoever asks: a member's, or the merchant's for guests. */
const gift = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['DEPOSIT_BONUS', 'RELOAD']),
    ratePpm: z.int(),
    cap: amount,
    minimum: amount,
    nth: z.int().nullable(),
  }),
  z.object({
    type: z.literal('LOSS_REBATE'),
    tiers: z.array(z.object({ from: amount, ratePpm: z.int() })),
    cap: amount.nullable(),
  }),
  z.object({ type: z.literal('REG_BONUS'), amount, maxCashOut: amount.nullable() }),
  z.object({
    type: z.literal('RED_PACKET'),
    times: z.array(z.string()).describe('In business time'),
    packets: z.int(),
    least: amount,
    most: amount,
    minimum: amount.describe('To be paid in on the day of a round'),
    openMinutes: z.int(),
  }),
  z.object({ type: z.literal('CUSTOM'), maximum: amount }),
]);

const terms = z.object({
  base: z.enum(ROLLOVER_BASES),
  multiple: z.int(),
  games: z
    .array(z.object({ category: z.enum(CATEGORIES), sharePpm: z.int() }))
    .describe('The games that count, and how much of a stake in each'),
  maxBet: amount.nullable(),
  days: z.int().nullable(),
});

const limits = z.object({
  perMember: z.int().nullable(),
  perDay: z.int().nullable(),
});

const comment = z.object({ id, author: z.string(), text: z.string(), writtenAt: time });

const claim = z.object({
  id,
  state: z.enum(CLAIM_STATES),
  amount,
  currency,
  claimedAt: time,
  reason: z.string().nullable(),
});

const obstacle = z
  .object({ code: z.string(), detail: z.record(z.string(), z.union([z.string(), z.number()])) })
  .nullable()
  .describe('Why it cannot be had now, as a refusal; null where it can');

const giveUp = z.object({
  bonus: amount,
  win: amount.describe('What was won with it and leaves, too'),
  deduct: amount,
  available: amount,
  currency,
});

const offer = z.object({
  id,
  title: z.string(),
  ratePpm: z.int(),
  cap: amount,
  minimum: amount,
  base: z.enum(ROLLOVER_BASES),
  multiple: z.int(),
  days: z.int().nullable(),
});

export const promotionSchemas = {
  'rewards.listPromotions': {
    request: z.strictObject({}),
    response: z.object({ promotions: z.array(z.object(summary)) }),
  },
  'rewards.getPromotion': {
    request: z.strictObject({ id }),
    response: z.object({
      ...summary,
      text: z.string(),
      currency,
      gift,
      terms,
      limits,
      needsReview: z.boolean(),
      comments: z.array(comment),
    }),
  },
  'rewards.getOwnPromotion': {
    request: z.strictObject({ id }),
    response: z.object({ currency, gift, terms, obstacle, claims: z.array(claim) }),
  },
  'rewards.listDepositOffers': {
    request: z.strictObject({}),
    response: z.object({ currency, offers: z.array(offer) }),
  },
  'rewards.claimPromotion': {
    request: z.strictObject({ id }),
    response: z.object({ state: z.enum(CLAIM_STATES), amount, currency }),
  },
  'rewards.addPromotionImage': {
    request: z.strictObject({ id, data: z.base64().max(6_700_000).describe('PNG or JPEG') }),
    response: z.object({ imageId: z.uuid() }),
  },
  'rewards.applyForPromotion': {
    request: z.strictObject({
      id,
      remark,
      images: z.array(z.uuid()).max(IMAGES_MAX).default([]),
    }),
    response: z.object({ state: z.enum(CLAIM_STATES) }),
  },
  'rewards.addPromotionComment': {
    request: z.strictObject({
      id,
      text: z.string().trim().min(1).max(ACTIVITY_COMMENT_CHARACTERS_MAX),
    }),
    response: z.object({}),
  },
  'rewards.previewGiveUp': { request: z.strictObject({ rolloverId: id }), response: giveUp },
  'rewards.giveUpBonus': {
    request: z.strictObject({ rolloverId: id, deduct: amount.describe('As it was shown') }),
    response: giveUp,
  },
} as const satisfies SchemasFor<typeof promotionEndpoints>;

export type PromotionSummary = z.output<
  (typeof promotionSchemas)['rewards.listPromotions']['response']
>['promotions'][number];
export type PromotionDetail = z.output<
  (typeof promotionSchemas)['rewards.getPromotion']['response']
>;
export type PromotionGift = z.output<typeof gift>;
export type PromotionTerms = z.output<typeof terms>;
export type DepositOffer = z.output<typeof offer>;
