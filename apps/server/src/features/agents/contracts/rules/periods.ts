import type { DividendPeriod } from '@maneki/contract/agents/contract';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { dayOf, startOfDay, timeOnDay } from '#features/wallet';

/** Days of a period, both included. */
export type Days = { readonly from: string; readonly to: string };

export const addDays = (day: string, days: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10);

const lastOfMonth = (day: string): string => {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

const FIRST_HALF = 15;
const DAYS_OF_WEEK = 7;

/** The period of a kind that a day belongs to. */
export function periodOf(kind: DividendPeriod, day: string): Days {
  const month = day.slice(0, 8);
  const date = Number(day.slice(8));
  if (kind === 'WEEK') {
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
    const from = addDays(day, -weekday);
    return { from, to: addDays(from, DAYS_OF_WEEK - 1) };
  }
  if (kind === 'MONTH') return { from: `${month}01`, to: lastOfMonth(day) };
  if (kind === 'HALF_MONTH')
    return date <= FIRST_HALF
      ? { from: `${month}01`, to: `${month}15` }
      : { from: `${month}16`, to: lastOfMonth(day) };
  if (date <= 10) return { from: `${month}01`, to: `${month}10` };
  if (date <= 20) return { from: `${month}11`, to: `${month}20` };
  return { from: `${month}21`, to: lastOfMonth(day) };
}

/** From which day on a company settles by which period. */
export type PeriodChoice = { readonly fromDay: string; readonly period: DividendPeriod };

/** What every company begins with. */
export const PERIOD_DEFAULT: DividendPeriod = 'HALF_MONTH';

/** The period of a company that a day belongs to; one is cut where the company changed to another. */
export function companyPeriod(
  choices: readonly PeriodChoice[],
  day: string,
): Days & { readonly period: DividendPeriod } {
  const sorted = [...choices].sort((left, right) => (left.fromDay < right.fromDay ? -1 : 1));
  const chosen = sorted.findLast(({ fromDay }) => fromDay <= day);
  const next = sorted.find(({ fromDay }) => fromDay > day);
  const period = chosen?.period ?? PERIOD_DEFAULT;
  const { from, to } = periodOf(period, day);
  return {
    period,
    from: chosen && chosen.fromDay > from ? chosen.fromDay : from,
    to: next && addDays(next.fromDay, -1) < to ? addDays(next.fromDay, -1) : to,
  };
}

/** A stretch of time that is settled at once. */
export type Settlement = { readonly start: Date; readonly end: Date };

export const dayAt = (day: string, timezone: string): Settlement => ({
  start: startOfDay(day, timezone),
  end: startOfDay(addDays(day, 1), timezone),
});

export const daysAt = ({ from, to }: Days, timezone: string): Settlement => ({
  start: startOfDay(from, timezone),
  end: startOfDay(addDays(to, 1), timezone),
});

/** The clock hour of a business time zone that a moment belongs to. */
export function hourAt(at: Date, timezone: string): Settlement {
  // Zones differ from each other by quarters of an hour, so minutes are taken off where the clock stands.
  const midnight = startOfDay(dayOf(at, timezone), timezone).getTime();
  const start = midnight + Math.floor((at.getTime() - midnight) / HOUR_MS) * HOUR_MS;
  return { start: new Date(start), end: new Date(start + HOUR_MS) };
}

/** Whether clocks of a zone show at least this time. */
export const isPast = (now: Date, time: string, timezone: string): boolean =>
  now >= timeOnDay(dayOf(now, timezone), time, timezone);
