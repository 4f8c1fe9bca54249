import type { QuietHours } from '@maneki/contract/messages/push';
import { MINUTE_MS } from '@maneki/kernel/clock';

const DAY_MINUTES = 24 * 60;

/** Minutes of the day, as they are kept. */
export type QuietMinutes = { readonly from: number; readonly to: number };

/** When quiet hours are over that hold now; undefined where none do. They may lie around midnight. */
export function endOfQuiet(
  quiet: QuietMinutes | null,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Date | undefined {
  if (!quiet) return undefined;
  const minute = minuteIn(timeZone, now);
  const sinceBegin = minutesBetween(quiet.from, minute);
  if (sinceBegin >= minutesBetween(quiet.from, quiet.to)) return undefined;
  const thisMinute = now.getTime() - (now.getTime() % MINUTE_MS);
  // A clock that is changed meanwhile is no matter: whatever is due is asked again.
  return new Date(thisMinute + minutesBetween(minute, quiet.to) * MINUTE_MS);
}

const minutesBetween = (from: number, to: number): number =>
  (to - from + DAY_MINUTES) % DAY_MINUTES;

function minuteIn(timeZone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return read('hour') * 60 + read('minute');
}

export const readQuietHours = (hours: QuietHours | null): QuietMinutes | null =>
  hours && { from: readTime(hours.from), to: readTime(hours.to) };

export const writeQuietHours = (quiet: QuietMinutes | null): QuietHours | null =>
  quiet && { from: writeTime(quiet.from), to: writeTime(quiet.to) };

function readTime(text: string): number {
  const [hour, minute] = text.split(':');
  return Number(hour) * 60 + Number(minute);
}

const writeTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
