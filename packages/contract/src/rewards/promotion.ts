import { REMARK_WORDS_MAX } from '../constants.ts';
import type { Category } from '../play/tickets.ts';

/** What a promotion gives for. */
export const PROMOTION_TYPES = [
  'DEPOSIT_BONUS',
  'RELOAD',
  'LOSS_REBATE',
  'REG_BONUS',
  'RED_PACKET',
  'CUSTOM',
] as const;

export type PromotionType = (typeof PROMOTION_TYPES)[number];

/** Where the list shows it. */
export const PROMOTION_KINDS = ['WELCOME', 'DEPOSIT', 'CASHBACK', 'EVENT'] as const;

export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** How somebody comes by it: by itself, by a tap, by asking for it, or by choosing it for a deposit. */
export const APPLY_MODES = ['AUTO', 'CLAIM', 'APPLY', 'DEPOSIT_SELECT'] as const;

export type ApplyMode = (typeof APPLY_MODES)[number];

/** The ways that go with a type, the usual one first. */
export const MODES_OF_TYPE = {
  DEPOSIT_BONUS: ['DEPOSIT_SELECT'],
  RELOAD: ['DEPOSIT_SELECT'],
  LOSS_REBATE: ['AUTO', 'CLAIM'],
  REG_BONUS: ['CLAIM', 'AUTO'],
  RED_PACKET: ['CLAIM'],
  CUSTOM: ['APPLY'],
} as const satisfies Readonly<Record<PromotionType, readonly ApplyMode[]>>;

export const REVIEW_MODES = ['AUTO', 'MANUAL'] as const;

export type ReviewMode = (typeof REVIEW_MODES)[number];

/** What has become of a promotion, and what may become of it next. */
export const PROMOTION_MOVES = {
  DRAFT: ['ACTIVE'],
  ACTIVE: ['PAUSED', 'ENDED'],
  PAUSED: ['ACTIVE', 'ENDED'],
  ENDED: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PromotionStatus = keyof typeof PROMOTION_MOVES;

export const PROMOTION_STATUSES = Object.keys(PROMOTION_MOVES) as [
  PromotionStatus,
  ...PromotionStatus[],
];

/** What becomes of a claim. One that needs no review begins as APPROVED, or as ELIGIBLE where it waits to be taken. */
export const CLAIM_MOVES = {
  ELIGIBLE: ['CREDITED', 'EXPIRED', 'CANCELLED'],
  APPLIED: ['REVIEWING', 'APPROVED', 'REJECTED', 'CANCELLED'],
  REVIEWING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['CREDITED', 'EXPIRED', 'CANCELLED'],
  CREDITED: ['COMPLETED', 'FORFEITED'],
  COMPLETED: [],
  REJECTED: [],
  EXPIRED: [],
  FORFEITED: [],
  CANCELLED: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ClaimState = keyof typeof CLAIM_MOVES;

export const CLAIM_STATES = Object.keys(CLAIM_MOVES) as [ClaimState, ...ClaimState[]];

/** Claims that came to nothing: they count against no limit. */
export const VOID_CLAIM_STATES = ['REJECTED', 'CANCELLED', 'EXPIRED'] as const;

/**
 * What the rollover of a bonus is reckoned from. By JOINT it is deposit and bonus as well, and what the deposit has to
 * be staked anyway is a part of it instead of coming first.
 */
export const ROLLOVER_BASES = ['BONUS', 'DEPOSIT_PLUS_BONUS', 'JOINT'] as const;

export type RolloverTerms = {
  readonly base: (typeof ROLLOVER_BASES)[number];
  readonly multiple: number;
  /** The games that count; none named are all. */
  readonly groups: readonly Category[];
  readonly maxBetRu: number | null;
  readonly days: number | null;
};

/** How often it is given: to one member, to them in one day, from one address or browser, and in all. */
export type PromotionLimits = {
  readonly perMember: number | null;
  readonly perDay: number | null;
  readonly perAddress: number | null;
  readonly perDevice: number | null;
  readonly total: number | null;
  readonly budgetRu: number | null;
};

/** Whom it is for; what is empty or null does not narrow it. */
export type PromotionAudience = {
  readonly types: readonly number[];
  readonly vipMin: number | null;
  readonly vipMax: number | null;
  readonly labels: readonly string[];
  readonly countries: readonly string[];
  readonly registeredAfter: string | null;
};

/** What somebody writes to an application. */
export const REMARK_RULES = { wordsMax: REMARK_WORDS_MAX, charactersMax: 1_000 } as const;

/** Words as a reader counts them, in languages that put no blanks between them, too. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) count += 1;
  return count;
}

/** From which loss in reference units which rate is given: written `50:30000` for 3 % from 50. */
export type Tier = { readonly fromRu: number; readonly ratePpm: number };

export const TIER_PATTERN = /^(\d{1,6}):([1-9]\d{0,5})$/;

export function readTier(text: string): Tier {
  const [, from, rate] = TIER_PATTERN.exec(text) ?? [];
  return { fromRu: Number(from), ratePpm: Number(rate) };
}

/** When a round begins in business time, as `20:00`. */
export const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
