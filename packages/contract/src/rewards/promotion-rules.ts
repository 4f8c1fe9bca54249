import { z } from 'zod';
import { type PromotionType, TIER_PATTERN, TIME_PATTERN } from './promotion.ts';

const ratePpm = z.int().min(1_000).max(5_000_000).describe('Parts per million of what is paid in');
const amountRu = z.int().min(1).max(100_000).describe('Reference units');

const reloadRule = z.strictObject({
  ratePpm,
  capRu: amountRu,
  minDepositRu: z.int().min(0).max(100_000),
});

const depositRule = z.strictObject({
  ...reloadRule.shape,
  nth: z.int().min(1).max(20).nullable().describe('Which deposit it is for; null for any'),
});

const lossRule = z.strictObject({
  tiers: z
    .array(z.string().regex(TIER_PATTERN))
    .min(1)
    .max(8)
    .describe('From which loss in reference units which rate in ppm: 50:30000'),
  capRu: amountRu.nullable(),
});

const registrationRule = z.strictObject({
  amountRu,
  maxCashOutRu: amountRu.nullable().describe('More than this does not stay of it'),
});

const packetRule = z.strictObject({
  times: z
    .array(z.string().regex(TIME_PATTERN))
    .min(1)
    .max(12)
    .describe('When rounds begin each day in business time: 20:00'),
  packets: z.int().min(1).max(5_000).describe('How many there are in a round'),
  totalRu: z.int().min(1).max(1_000_000).describe('What all packets of a round hold together'),
  minTenths: z.int().min(1).max(10_000).describe('The least in a packet, tenths of a unit'),
  maxRu: amountRu.describe('The most in a packet'),
  minDepositRu: z.int().min(0).max(100_000).describe('To be paid in on the day of the round'),
  openMinutes: z.int().min(1).max(120).describe('How long a round is open'),
});

const customRule = z.strictObject({
  maximumRu: amountRu.describe('What an operator may give at most'),
});

/** What each type asks of its rule. */
export const promotionRules = {
  DEPOSIT_BONUS: depositRule,
  RELOAD: reloadRule,
  LOSS_REBATE: lossRule,
  REG_BONUS: registrationRule,
  RED_PACKET: packetRule,
  CUSTOM: customRule,
} as const satisfies Readonly<Record<PromotionType, z.ZodObject>>;

export type PromotionRules = {
  readonly [Type in PromotionType]: z.output<(typeof promotionRules)[Type]>;
};

/** A rule together with what it is the rule of. */
export type TypedRule = {
  readonly [Type in PromotionType]: { readonly type: Type; readonly rule: PromotionRules[Type] };
}[PromotionType];
