import {
  GIFT_LIMITS_RU,
  type GiftKind,
  RAIN_AHEAD_DAYS,
  type RainAudience,
} from '@maneki/contract/agents/gift';
import type { GiftRefusal } from '@maneki/contract/agents/gift-refusals';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import {
  type Currency,
  displayAmount,
  fromMinorUnits,
  fromReferenceUnits,
  isWholeMinorUnits,
  splitAmount,
  toMinorUnits,
} from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { type Pot, splitLuckily } from '#features/rewards';
import type { Part, Rain } from './gift.ts';

/** What an agent wishes to send, by its kind. */
export type Plan =
  | {
      readonly kind: 'TRANSFER';
      readonly recipients: readonly { readonly memberId: string; readonly amount: bigint }[];
    }
  | { readonly kind: 'FIXED'; readonly each: bigint; readonly memberIds: readonly string[] }
  | { readonly kind: 'EQUAL'; readonly total: bigint; readonly memberIds: readonly string[] }
  | {
      readonly kind: 'LUCKY';
      readonly total: bigint;
      readonly count: number;
      readonly audience: RainAudience;
      readonly memberIds: readonly string[];
      /** At once where it is missing. */
      readonly startsAt: Date | undefined;
      readonly minutes: number;
    };

/** The same as it will be written down. */
export type Layout = {
  readonly kind: GiftKind;
  readonly total: bigint;
  readonly parts: readonly Omit<Part, 'givenAt'>[];
  /** Whoever was named, for money or for an audience. */
  readonly named: readonly string[];
  readonly rain: Rain | null;
};

export type LayoutRefusal =
  | Extract<
      GiftRefusal,
      { code: 'agents.gift_each_low' | 'agents.gift_each_high' | 'agents.rain_time' }
    >
  | { readonly code: 'cashier.amount_fraction'; readonly detail: Record<never, never> };

/** A whole number from 0 up to, but without, the limit. */
type Draw = (limit: number) => number;

type Terms = { readonly currency: Currency; readonly now: Date; readonly draw: Draw };

/** Who gets how much, or why nobody may get it like that. */
export function layOut(plan: Plan, terms: Terms): Outcome<Layout, LayoutRefusal> {
  const { currency } = terms;
  if (plan.kind === 'LUCKY') return layOutPackets(plan, terms);
  const shares = sharesOf(plan, currency);
  const fault = findFault(
    shares.map(({ amount }) => amount),
    currency,
  );
  if (fault) return refused(fault);
  return done({
    kind: plan.kind,
    total: shares.reduce((sum, { amount }) => sum + amount, 0n),
    parts: shares.map((share, index) => ({ ...share, number: index + 1 })),
    named: shares.map(({ memberId }) => memberId),
    rain: null,
  });
}

function sharesOf(plan: Exclude<Plan, { kind: 'LUCKY' }>, currency: Currency) {
  if (plan.kind === 'TRANSFER') return plan.recipients;
  const { memberIds } = plan;
  if (plan.kind === 'FIXED') return memberIds.map((memberId) => ({ memberId, amount: plan.each }));
  const amounts = splitEqually(plan.total, memberIds.length, currency);
  return memberIds.map((memberId, index) => ({ memberId, amount: amounts[index]! }));
}

/** Equal to the last minor unit, which those who were named first get. */
export function splitEqually(total: bigint, count: number, currency: Currency): bigint[] {
  // A total with a fraction is refused as such; its parts show it.
  if (!isWholeMinorUnits(total, currency)) return Array.from({ length: count }, () => total);
  const weights = Array.from({ length: count }, () => 1n);
  return splitAmount(toMinorUnits(total, currency), weights).map((minor) =>
    fromMinorUnits(minor, currency),
  );
}

export const limitsOf = (currency: Currency) => ({
  eachMin: fromReferenceUnits(GIFT_LIMITS_RU.eachMin, currency),
  eachMax: fromReferenceUnits(GIFT_LIMITS_RU.eachMax, currency),
  dayMax: fromReferenceUnits(GIFT_LIMITS_RU.dayMax, currency),
  reviewAbove: fromReferenceUnits(GIFT_LIMITS_RU.reviewAbove, currency),
});

/** Whether an operator has to look at it first. */
export const needsReview = (total: bigint, currency: Currency): boolean =>
  total > limitsOf(currency).reviewAbove;

function findFault(amounts: readonly bigint[], currency: Currency): LayoutRefusal | undefined {
  const { eachMin, eachMax } = limitsOf(currency);
  if (amounts.some((amount) => !isWholeMinorUnits(amount, currency)))
    return { code: 'cashier.amount_fraction', detail: {} };
  if (amounts.some((amount) => amount < eachMin)) return tooLow(eachMin);
  if (amounts.some((amount) => amount > eachMax)) return tooHigh(eachMax);
  return undefined;
}

const tooLow = (minimum: bigint) =>
  ({ code: 'agents.gift_each_low', detail: { minimum: displayAmount(minimum) } }) as const;
const tooHigh = (maximum: bigint) =>
  ({ code: 'agents.gift_each_high', detail: { maximum: displayAmount(maximum) } }) as const;

function layOutPackets(
  plan: Extract<Plan, { kind: 'LUCKY' }>,
  { currency, now, draw }: Terms,
): Outcome<Layout, LayoutRefusal> {
  const { total, count, audience, memberIds } = plan;
  const startsAt = plan.startsAt && plan.startsAt > now ? plan.startsAt : now;
  if (startsAt.getTime() - now.getTime() > RAIN_AHEAD_DAYS * DAY_MS)
    return refused({ code: 'agents.rain_time', detail: { days: RAIN_AHEAD_DAYS } });
  if (!isWholeMinorUnits(total, currency))
    return refused({ code: 'cashier.amount_fraction', detail: {} });
  const { eachMin, eachMax } = limitsOf(currency);
  if (total < eachMin * BigInt(count)) return refused(tooLow(eachMin));
  if (total > eachMax * BigInt(count)) return refused(tooHigh(eachMax));
  const amounts = splitPackets({ total, count, min: eachMin, max: eachMax }, { currency, draw });
  const endsAt = new Date(startsAt.getTime() + plan.minutes * MINUTE_MS);
  return done({
    kind: 'LUCKY',
    total,
    parts: amounts.map((amount, index) => ({ number: index + 1, amount, memberId: null })),
    named: memberIds,
    rain: { audience, audienceIds: memberIds, startsAt, endsAt },
  });
}

/** Lucky packets of whole minor units that add up to the pot. */
export function splitPackets(
  { total, count, min, max }: Pot,
  { currency, draw }: { readonly currency: Currency; readonly draw: Draw },
): bigint[] {
  const minor = (amount: bigint) => toMinorUnits(amount, currency);
  const pot = { total: minor(total), count, min: minor(min), max: minor(max) };
  return splitLuckily(pot, draw).map((part) => fromMinorUnits(part, currency));
}
