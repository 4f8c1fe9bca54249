import {
  EXCLUSION_PERIODS,
  type ExclusionKind,
  type ExclusionPeriod,
  LIFT_AFTER_HOURS,
  monthsAfter,
} from '@maneki/contract/safety/exclusions';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';

/** A member's decision to stay away. */
export type Exclusion = {
  readonly id: bigint;
  readonly kind: ExclusionKind;
  readonly beganAt: Date;
  readonly endsAt: Date;
};

/** How a time without end is written, so that every end can be compared with every other. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

/** The end as others are told it: null for good. */
export const writeEnd = (endsAt: Date): string | null =>
  endsAt < FOR_GOOD ? endsAt.toISOString() : null;

export const endOfTimeOut = (now: Date, days: number): Date =>
  new Date(now.getTime() + days * DAY_MS);

export function endOfExclusion(now: Date, period: ExclusionPeriod): Date {
  const months = EXCLUSION_PERIODS[period];
  return months === null ? FOR_GOOD : monthsAfter(now, months);
}

/** What a wish to stay away comes to beside what holds already. */
export type Verdict = 'begins' | 'holds already' | 'is not longer';

/** A second tap asks for what the first has done, some moments later. */
const REPEATED_WITHIN_MS = MINUTE_MS;

/** Staying away can be extended and never shortened, whichever of both it is. */
export function judgeWish(
  current: Exclusion | undefined,
  wish: Pick<Exclusion, 'kind' | 'beganAt' | 'endsAt'>,
): Verdict {
  if (!current) return 'begins';
  const beganAgo = wish.beganAt.getTime() - current.beganAt.getTime();
  const isSameLength =
    wish.endsAt.getTime() - current.endsAt.getTime() === beganAgo ||
    wish.endsAt.getTime() === current.endsAt.getTime();
  if (wish.kind === current.kind && isSameLength && beganAgo < REPEATED_WITHIN_MS)
    return 'holds already';
  return wish.endsAt > current.endsAt ? 'begins' : 'is not longer';
}

/** How many hours nobody may lift an exclusion yet; none where it may be. */
export function hoursUntilLift({ beganAt }: Pick<Exclusion, 'beganAt'>, now: Date): number {
  const leftMs = beganAt.getTime() + LIFT_AFTER_HOURS * HOUR_MS - now.getTime();
  return Math.max(0, Math.ceil(leftMs / HOUR_MS));
}
