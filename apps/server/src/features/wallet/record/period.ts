import { RECORD_DAYS } from '@maneki/contract/wallet/kinds';
import { DAY_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { dayOf, startOfDay } from '../windows.ts';

/** Two calendar days of a merchant's business time; both belong to the period. */
export type Days = { readonly from: string; readonly to: string };

/** The same as moments: from the first one on, until just before the last. */
export type Period = { readonly start: Date; readonly end: Date };

export type PeriodRefusal = {
  readonly code: 'wallet.period_invalid';
  readonly detail: { readonly days: number; readonly back: number };
};

/** The period that somebody asks for, unless it is too long, too old or upside down. */
export function readPeriod(
  { from, to }: Days,
  { now, timezone }: { readonly now: Date; readonly timezone: string },
  limits: { readonly perLook: number; readonly back: number } = RECORD_DAYS,
): Outcome<Period, PeriodRefusal> {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const today = dayNumber(dayOf(now, timezone));
  const days = last - first + 1;
  if (days < 1 || days > limits.perLook || first < today - limits.back) {
    const detail = { days: limits.perLook, back: limits.back };
    return refused({ code: 'wallet.period_invalid', detail });
  }
  // Nothing has happened after tomorrow, and calendars end somewhere.
  const startOf = (day: number) => startOfDay(writeDay(Math.min(day, today + 2)), timezone);
  return done({ start: startOf(first), end: startOf(last + 1) });
}

/** Days are counted by the calendar: one on which the clocks change is a day like any other. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const writeDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
