import { useFormatter, useTranslations } from 'use-intl';
import { useBusinessZone } from './business-zone.ts';
import { addDays, dayIn } from './days.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const MOMENT = { year: 'numeric', month: 'short', day: 'numeric', ...CLOCK } as const;

/** Writes the times of a record in the merchant's zone: the same that its days are cut by. */
export function useRecordTimes() {
  const t = useTranslations('record.period');
  const format = useFormatter();
  const timeZone = useBusinessZone();
  const today = dayIn(timeZone, new Date());
  const near = new Map([
    [today, t('today')],
    [addDays(today, -1), t('yesterday')],
  ]);
  return {
    dayOf: (time: string) => dayIn(timeZone, new Date(time)),
    heading: (day: string) => {
      const date = format.dateTime(new Date(`${day}T00:00:00Z`), DAY);
      const name = near.get(day);
      return name ? `${name} · ${date}` : date;
    },
    clock: (time: string) => format.dateTime(new Date(time), { ...CLOCK, timeZone }),
    moment: (time: string) => format.dateTime(new Date(time), { ...MOMENT, timeZone }),
    /** The zone by its distance from Greenwich, which needs no translation. */
    zoneName: () => nameZone(timeZone),
  };
}

function nameZone(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const offset = parts.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName');
  return `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}, ${offset?.value}`;
}
