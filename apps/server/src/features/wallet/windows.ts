/** The day, the week and the month that a moment belongs to, each named by its first day. */
export type Windows = { readonly day: string; readonly week: string; readonly month: string };

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();
let last: { readonly key: string; readonly windows: Windows } | undefined;

/** Business time is a merchant's own. Weeks begin on Monday. */
export function windowsOf(now: Date, timezone: string): Windows {
  // Calls of one minute share the answer: a calendar is dearer than a bet.
  const key = `${timezone} ${Math.floor(now.getTime() / 60_000)}`;
  if (last?.key === key) return last.windows;
  const day = dayOf(now, timezone);
  const start = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (start.getUTCDay() + 6) % 7;
  const week = new Date(start.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
  last = { key, windows: { day, week, month: `${day.slice(0, 7)}-01` } };
  return last.windows;
}

/** The calendar day of a moment, as `2030-01-31`. */
export function dayOf(now: Date, timezone: string): string {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' });
  formats.set(timezone, format);
  return format.format(now);
}

/** When a calendar day begins, wherever its zone stands that day. */
export const startOfDay = (day: string, timezone: string): Date =>
  timeOnDay(day, '00:00', timezone);

/** When clocks in a zone show a time on a calendar day. */
export function timeOnDay(day: string, time: string, timezone: string): Date {
  const guess = new Date(`${day}T${time}:00Z`);
  const offset = (at: Date) => new Date(`${localTime(at, timezone)}Z`).getTime() - at.getTime();
  const first = new Date(guess.getTime() - offset(guess));
  // Where the clocks changed in between, the second look is the right one.
  return new Date(guess.getTime() - offset(first));
}

function localTime(at: Date, timezone: string): string {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
  return text.replace(' ', 'T');
}
