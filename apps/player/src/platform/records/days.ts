/** Days as the address and the calls write them, `2026-11-15`: compared and counted as they stand. */
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text names a day that exists: no thirtieth of February. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days lie between two days; 0 for the same one. */
export const daysBetween = (from: string, to: string): number =>
  (startOf(to) - startOf(from)) / DAY_MS;

/** The day that it is at a moment, where the merchant does business. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

export type RecordDay<Row> = { readonly day: string; readonly rows: readonly Row[] };

/** Puts rows that come in the order of time under their days; the order stays as it is. */
export function groupByDay<Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
): RecordDay<Row>[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
