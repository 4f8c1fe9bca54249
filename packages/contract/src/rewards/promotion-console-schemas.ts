import { z } from 'zod';
import { LANGUAGES } from '../language.ts';
import { CATEGORIES } from '../play/tickets.ts';
import { amount, listOf, listRequest, reason, type SchemasFor } from '../schema.ts';
import {
  APPLY_MODES,
  CLAIM_STATES,
  PROMOTION_KINDS,
  PROMOTION_STATUSES,
  PROMOTION_TYPES,
  REVIEW_MODES,
  ROLLOVER_BASES,
} from './promotion.ts';
import type { promotionConsoleEndpoints } from './promotion-console-endpoints.ts';
import { promotionRules } from './promotion-rules.ts';

const time = z.iso.datetime();
const id = z.uuid();
const cursor = z.string().regex(/^[1-9]\d{0,17}$/);

const textsOf = (most: number) =>
  z.strictObject(
    Object.fromEntries(
      LANGUAGES.map((code) => [code, z.string().trim().min(1).max(most)]),
    ) as Record<(typeof LANGUAGES)[number], z.ZodString>,
  );

const count = z.int().min(1).max(10_000_000).nullable();

/** Everything of a promotion but its rule, as one form asks for it. */
const frame = z.strictObject({
  kind: z.enum(PROMOTION_KINDS),
  titles: textsOf(80),
  texts: textsOf(2_000),
  banner: z
    .string()
    .max(300)
    .regex(/^(?:art:[A-Za-z0-9-]+|\/[^\s]+|https:\/\/[^\s]+)$/),
  showFrom: time,
  startAt: time,
  endAt: time.nullable(),
  applyMode: z.enum(APPLY_MODES),
  reviewMode: z.enum(REVIEW_MODES),
  vipMin: z.int().min(0).max(100).nullable(),
  vipMax: z.int().min(0).max(100).nullable(),
  labels: z.array(z.string().trim().min(1).max(40)).max(20),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  registeredAfter: time.nullable(),
  rolloverBase: z.enum(ROLLOVER_BASES),
  rolloverMultiple: z.int().min(1).max(100),
  rolloverGroups: z.array(z.enum(CATEGORIES)),
  rolloverMaxBetRu: z.int().min(1).max(100_000).nullable(),
  rolloverDays: z.int().min(1).max(365).nullable(),
  perMember: count,
  perDay: count,
  perAddress: count,
  perDevice: count,
  total: count,
  budgetRu: count,
  exclusiveGroup: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .nullable(),
  sort: z.int().min(0).max(10_000),
});

const row = z.object({
  id,
  type: z.enum(PROMOTION_TYPES),
  kind: z.enum(PROMOTION_KINDS),
  title: z.string(),
  status: z.enum(PROMOTION_STATUSES),
  applyMode: z.enum(APPLY_MODES),
  startAt: time,
  endAt: time.nullable(),
  claimed: z.int(),
  spentRu: amount.describe('Reference units'),
  budgetRu: z.int().nullable(),
  changedAt: time,
  changedBy: z.string(),
});

const claimRow = z.object({
  id,
  promotionId: id,
  promotion: z.string(),
  type: z.enum(PROMOTION_TYPES),
  memberId: z.uuid(),
  member: z.string(),
  state: z.enum(CLAIM_STATES),
  currency: z.string(),
  base: amount,
  amount,
  claimedAt: time,
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
});

const commentRow = z.object({
  id,
  promotion: z.string(),
  memberId: z.uuid(),
  member: z.string(),
  text: z.string(),
  state: z.enum(['WAITING', 'SHOWN', 'HIDDEN']),
  writtenAt: time,
  decidedBy: z.string().nullable(),
});

const ofId = z.strictObject({ id });
const empty = z.object({});
const { DEPOSIT_BONUS, RELOAD, LOSS_REBATE, REG_BONUS, RED_PACKET, CUSTOM } = promotionRules;

export const promotionConsoleSchemas = {
  'rewards.searchPromotions': {
    request: listRequest(
      { status: z.enum(PROMOTION_STATUSES).optional(), type: z.enum(PROMOTION_TYPES).optional() },
      z.uuid(),
    ),
    response: listOf(row),
  },
  'rewards.readPromotion': {
    request: ofId,
    response: z.object({
      ...row.shape,
      frame: z.object(frame.shape),
      rule: z.record(z.string(), z.union([z.number(), z.array(z.string()), z.null()])),
    }),
  },
  'rewards.addPromotion': {
    request: z.strictObject({
      type: z.enum(PROMOTION_TYPES),
      title: z.string().trim().min(1).max(80),
    }),
    response: z.object({ id }),
  },
  'rewards.savePromotion': {
    request: z.strictObject({ id, ...frame.shape }),
    response: empty,
  },
  'rewards.saveDepositRule': {
    request: z.strictObject({ id, ...DEPOSIT_BONUS.shape }),
    response: empty,
  },
  'rewards.saveReloadRule': {
    request: z.strictObject({ id, ...RELOAD.shape }),
    response: empty,
  },
  'rewards.saveLossRule': {
    request: z.strictObject({ id, ...LOSS_REBATE.shape }),
    response: empty,
  },
  'rewards.saveRegistrationRule': {
    request: z.strictObject({ id, ...REG_BONUS.shape }),
    response: empty,
  },
  'rewards.savePacketRule': {
    request: z.strictObject({ id, ...RED_PACKET.shape }),
    response: empty,
  },
  'rewards.saveCustomRule': {
    request: z.strictObject({ id, ...CUSTOM.shape }),
    response: empty,
  },
  'rewards.movePromotion': {
    request: z.strictObject({ id, to: z.enum(PROMOTION_STATUSES), reason }),
    response: empty,
  },
  'rewards.simulatePromotion': {
    request: z.strictObject({
      id,
      baseRu: z.coerce.number().int().min(1).max(1_000_000).describe('A deposit, or a loss'),
      edgePpm: z.coerce.number().int().min(0).max(1_000_000),
      sharePpm: z.coerce
        .number()
        .int()
        .min(1)
        .max(1_000_000)
        .describe('How much of a stake counts'),
    }),
    response: z.object({
      bonusRu: amount,
      turnoverRu: amount.describe('What has to be staked in games that count so much'),
      lossRu: amount.describe('What the house is expected to win of that'),
      costRu: amount.describe('The bonus less that; below 0 it pays for itself'),
    }),
  },
  'rewards.searchClaims': {
    request: listRequest(
      {
        state: z.enum(CLAIM_STATES).optional(),
        promotionId: z.uuid().optional(),
        memberId: z.uuid().optional(),
      },
      cursor,
    ),
    response: listOf(claimRow),
  },
  'rewards.readClaim': {
    request: ofId,
    response: z.object({
      ...claimRow.shape,
      remark: z.string().nullable(),
      images: z.array(z.uuid()),
      maximum: amount.nullable().describe('What may be given at most, where an operator decides'),
      deducted: amount.nullable(),
    }),
  },
  'rewards.readClaimImage': {
    request: z.strictObject({ id, imageId: z.uuid() }),
    response: z.object({ data: z.base64().describe('WebP') }),
  },
  'rewards.approveClaim': {
    request: z.strictObject({ id, amount, reason }),
    response: empty,
  },
  'rewards.rejectClaim': { request: z.strictObject({ id, reason }), response: empty },
  'rewards.reverseClaim': {
    request: z.strictObject({ id, reason }),
    response: z.object({ deducted: amount }),
  },
  'rewards.searchComments': {
    request: listRequest({ state: z.enum(['WAITING', 'SHOWN', 'HIDDEN']).optional() }, cursor),
    response: listOf(commentRow),
  },
  'rewards.decideComment': {
    request: z.strictObject({ id, state: z.enum(['SHOWN', 'HIDDEN']) }),
    response: empty,
  },
} as const satisfies SchemasFor<typeof promotionConsoleEndpoints>;

export type PromotionFrame = z.output<typeof frame>;
