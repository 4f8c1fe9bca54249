import { useFormatter } from 'use-intl';
import { useBusinessZone } from '#platform/records/business-zone.ts';

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Writes the day of an announcement as the page's language does, where the merchant does business. */
export function useNoticeDay(): (time: string) => string {
  const format = useFormatter();
  const timeZone = useBusinessZone();
  return (time) => format.dateTime(new Date(time), { ...DAY, timeZone });
}
