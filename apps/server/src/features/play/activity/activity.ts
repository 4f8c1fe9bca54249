import { ACTIVITY_SPANS, type ActivityUnit } from '@maneki/contract/play/activity';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';

/** Some business days, both ends included. */
export type Span = { readonly from: string; readonly to: string };

/** What a member did within a span. Money in ledger units, time in milliseconds. */
export type Activity = Span & {
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly staked: bigint;
  readonly won: bigint;
  readonly hereMs: number;
};

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const addDays = (day: string, days: number): string =>
  dayOf(new Date(dateOf(day).getTime() + days * DAY_MS));

/** The days, weeks or months up to today, or the year to date; the current one first. */
export function spansOf(unit: ActivityUnit, today: string): Span[] {
  const spans: Span[] = [];
  for (let to = today; spans.length < ACTIVITY_SPANS[unit]; to = addDays(spans.at(-1)!.from, -1))
    spans.push({ from: firstDayOf(unit, to), to });
  return spans;
}

/** The first day of what a day belongs to. Weeks begin on Monday. */
function firstDayOf(unit: ActivityUnit, day: string): string {
  if (unit === 'DAY') return day;
  if (unit === 'WEEK') return addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));
  return unit === 'MONTH' ? `${day.slice(0, 7)}-01` : `${day.slice(0, 4)}-01-01`;
}

/** What happened on one business day; each source tells its own part of it. */
export type DayFacts = { readonly day: string } & Partial<Omit<Activity, keyof Span>>;

/** What days come to within each span. What lies outside of all of them is in none. */
export const sumBySpan = (spans: readonly Span[], days: readonly DayFacts[]): Activity[] =>
  spans.map((span) => sumDays(span, days));

function sumDays(span: Span, days: readonly DayFacts[]): Activity {
  const sum = { deposits: 0n, withdrawals: 0n, staked: 0n, won: 0n, hereMs: 0 };
  for (const day of days) {
    if (day.day < span.from || day.day > span.to) continue;
    sum.deposits += day.deposits ?? 0n;
    sum.withdrawals += day.withdrawals ?? 0n;
    sum.staked += day.staked ?? 0n;
    sum.won += day.won ?? 0n;
    sum.hereMs += day.hereMs ?? 0;
  }
  return { ...span, ...sum };
}

type Stretch = { readonly start: Date; readonly end: Date };

/** How long somebody was here within each day; a night that is played through belongs to two. */
export const shareByDay = (
  days: readonly (Stretch & { readonly day: string })[],
  stays: readonly Stretch[],
): DayFacts[] =>
  days.map(({ day, start, end }) => ({
    day,
    hereMs: stays.reduce((sum, stay) => sum + overlapMs({ start, end }, stay), 0),
  }));

const overlapMs = (one: Stretch, other: Stretch): number =>
  Math.max(
    0,
    Math.min(one.end.getTime(), other.end.getTime()) -
      Math.max(one.start.getTime(), other.start.getTime()),
  );

/** All days of a span, the first one first. */
export function daysOf({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const minutesOf = ({ hereMs }: Pick<Activity, 'hereMs'>): number =>
  Math.floor(hereMs / MINUTE_MS);
