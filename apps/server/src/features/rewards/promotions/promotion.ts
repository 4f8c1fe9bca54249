import type { Language } from '@maneki/contract/language';
import type {
  ApplyMode,
  PromotionAudience,
  PromotionKind,
  PromotionLimits,
  PromotionStatus,
  ReviewMode,
  RolloverTerms,
} from '@maneki/contract/rewards/promotion';
import type { TypedRule } from '@maneki/contract/rewards/promotion-rules';

export type Texts = Readonly<Record<Language, string>>;

/** What a merchant offers. Amounts are reference units, so that it is one offer in every currency. */
export type Promotion = TypedRule & {
  readonly id: string;
  readonly merchantCode: string;
  readonly kind: PromotionKind;
  readonly titles: Texts;
  readonly texts: Texts;
  readonly banner: string;
  readonly showFrom: Date;
  readonly startAt: Date;
  readonly endAt: Date | null;
  readonly audience: PromotionAudience;
  readonly applyMode: ApplyMode;
  readonly reviewMode: ReviewMode;
  readonly rollover: RolloverTerms;
  readonly limits: PromotionLimits;
  /** Of the promotions with the same name here, somebody has one at a time. */
  readonly exclusiveGroup: string | null;
  readonly status: PromotionStatus;
  readonly sort: number;
  readonly changedAt: Date;
  readonly changedBy: string;
  readonly claimed: number;
  /** In 1/10 000 of a reference unit. */
  readonly spent: bigint;
};

/** Whether everybody may see it. */
export const isShown = ({ status, showFrom, endAt }: Promotion, now: Date): boolean =>
  status === 'ACTIVE' && showFrom <= now && (endAt === null || now < endAt);

/** Whether it can be had. */
export const isOpen = ({ status, startAt, endAt }: Promotion, now: Date): boolean =>
  status === 'ACTIVE' && startAt <= now && (endAt === null || now < endAt);
