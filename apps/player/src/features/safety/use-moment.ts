import { useFormatter } from 'use-intl';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';

const MOMENT = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Writes a moment in the visitor's own zone, which only a browser knows: a dash before it is there. */
export function useMoment(): (at: Date | string) => string {
  const format = useFormatter();
  const isHydrated = useIsHydrated();
  return (at) => {
    if (!isHydrated) return '–';
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return format.dateTime(new Date(at), { ...MOMENT, timeZone });
  };
}
