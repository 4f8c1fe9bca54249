import { z } from 'zod';
import { type PromotionType, TIER_PATTERN } from './promotion.ts';

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

const customRule = z.strictObject({
  maximumRu: amountRu.describe('What an operator may give at most'),
});

/** What each type asks of its rule. */
export const promotionRules = {
  DEPOSIT_BONUS: depositRule,
  RELOAD: reloadRule,
  LOSS_REBATE: lossRule,
  REG_BONUS: registrationRule,
  CUSTOM: customRule,
} as const satisfies Readonly<Record<PromotionType, z.ZodObject>>;

export type PromotionRules = {
  readonly [Type in PromotionType]: z.output<(typeof promotionRules)[Type]>;
};

/** A rule together with what it is the rule of. */
export type TypedRule = {
  readonly [Type in PromotionType]: { readonly type: Type; readonly rule: PromotionRules[Type] };
}[PromotionType];
