import { DAY_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A calendar day as issues are numbered by: 20300131. */
export type Day = string;

/** What clocks of a zone show, as if they stood in Greenwich. */
function shownAt(at: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const [month, day, year, hour, minute, second] = format.format(at).split(/\D+/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const writeDay = (shown: number): Day =>
  new Date(shown).toISOString().slice(0, 10).replaceAll('-', '');

const readDay = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));

export const dayAt = (at: Date, zone: string): Day => writeDay(shownAt(at.getTime(), zone));

export const addDays = (day: Day, days: number): Day => writeDay(readDay(day) + days * DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(readDay(day)).getUTCDay();

/** When a day begins in a zone: at midnight, or where clocks leave midnight out, at what they show instead. */
export function startOfDay(day: Day, zone: string): Date {
  const midnight = readDay(day);
  // Clocks of a zone stand differently at most twice within two days.
  const starts = [-DAY_MS, DAY_MS]
    .map((away) => midnight - (shownAt(midnight + away, zone) - (midnight + away)))
    .filter((start) => writeDay(shownAt(start, zone)) === day);
  invariant(starts.length > 0, `${zone} has a ${day}`);
  return new Date(Math.min(...starts));
}

/** When clocks in a zone show a time, as `18:10`, on a day. */
export function timeOnDay(day: Day, time: string, zone: string): Date {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  const shown = readDay(day) + (hours * 60 + minutes) * 60_000;
  const guess = startOfDay(day, zone).getTime() + shown - readDay(day);
  // Where the clocks were changed since midnight, they are ahead or behind by now.
  return new Date(guess + shown - shownAt(guess, zone));
}
