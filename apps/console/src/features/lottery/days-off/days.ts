import { useFormatter } from 'use-intl';

/** A day of a calendar, wherever the operator sits. */
export function useDay(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(day), { dateStyle: 'full', timeZone: 'UTC' });
}

/** The weeks of a month, from Monday on; days of other months are left out. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const [year, at] = [first.getUTCFullYear(), first.getUTCMonth()];
  const before = (first.getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(year, at + 1, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > count ? undefined : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

/** So many months on, as 2030-01. */
export const monthAfter = (month: string, months: number): string => {
  const [year, at] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7);
};
