import { useSyncExternalStore } from 'react';
import { useFormatter } from 'use-intl';

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const MOMENT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/**
 * Writes times in the visitor's own zone and language. Only the browser knows the zone: the server's
 * HTML says it in UTC, and elements that hold such a time bear the difference.
 */
export function useTimes() {
  const format = useFormatter();
  const timeZone = useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
  return {
    day: (time: string) => format.dateTime(new Date(time), { ...DAY, timeZone }),
    moment: (time: string) => format.dateTime(new Date(time), { ...MOMENT, timeZone }),
  };
}
