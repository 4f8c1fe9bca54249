import { useFormatter, useTranslations } from 'use-intl';
import { useBusinessZone } from '#platform/records/business-zone.ts';
import { addDays, dayIn } from '#platform/records/days.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;

/** Writes when a message came: today and yesterday by their names, in the merchant's zone. */
export function useMessageTime(): (time: string) => string {
  const t = useTranslations('record.period');
  const format = useFormatter();
  const timeZone = useBusinessZone();
  const today = dayIn(timeZone, new Date());
  const near = new Map([
    [today, t('today')],
    [addDays(today, -1), t('yesterday')],
  ]);
  return (time) => {
    const at = new Date(time);
    const day = near.get(dayIn(timeZone, at)) ?? format.dateTime(at, { ...DAY, timeZone });
    return `${day} · ${format.dateTime(at, { ...CLOCK, timeZone })}`;
  };
}
