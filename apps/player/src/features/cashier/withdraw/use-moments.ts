import { useFormatter } from 'use-intl';
import { useBusinessZone } from '#platform/records/business-zone.ts';

const MOMENT = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** Writes times in the merchant's zone, as records do: the server and the browser say the same. */
export function useMoments(): (time: string) => string {
  const format = useFormatter();
  const timeZone = useBusinessZone();
  return (time) => format.dateTime(new Date(time), { ...MOMENT, hourCycle: 'h23', timeZone });
}
