import { DAY_MS } from '@maneki/kernel/clock';
import { dayOf } from '#features/wallet';

/** What a run is about, and from when on in business time. */
export type Schedule = {
  /** The latest period that is due at a moment. */
  readonly due: (now: Date, timezone: string) => string;
  readonly next: (period: string) => string;
};

const MINUTES_OF_HOUR = 60;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall says, in hours: 4.5 is half past four. */
function hourOf(now: Date, timeZone: string): number {
  const format =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, format);
  const [hour, minute] = format.format(now).split(':').map(Number) as [number, number];
  return hour + minute / MINUTES_OF_HOUR;
}

export const addDays = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10);

function addMonths(month: string, months: number): string {
  const first = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

/** Each day from an hour on; `behind` says how many days earlier than that day it is about. */
export const daily = (fromHour: number, { behind }: { readonly behind: number }): Schedule => ({
  due: (now, timezone) => {
    const today = dayOf(now, timezone);
    return addDays(today, hourOf(now, timezone) >= fromHour ? -behind : -behind - 1);
  },
  next: (day) => addDays(day, 1),
});

/** On the first of each month from an hour on, about the month before. */
export const monthly = (fromHour: number): Schedule => ({
  due: (now, timezone) => {
    const today = dayOf(now, timezone);
    const isEarly = today.endsWith('-01') && hourOf(now, timezone) < fromHour;
    return addMonths(today, isEarly ? -2 : -1);
  },
  next: (month) => addMonths(month, 1),
});
