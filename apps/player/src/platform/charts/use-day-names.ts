import { useFormatter } from 'use-intl';

const LONG = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const SHORT = { month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;

/** Days of the business calendar as a reader writes them; they have no clock and therefore no zone. */
export function useDayNames() {
  const format = useFormatter();
  const write = (day: string, style: typeof LONG | typeof SHORT) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), style);
  return {
    long: (day: string) => write(day, LONG),
    short: (day: string) => write(day, SHORT),
  };
}
