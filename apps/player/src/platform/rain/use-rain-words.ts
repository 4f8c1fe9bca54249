import { useFormatter } from 'use-intl';
import { useBusinessZone } from '#platform/records/business-zone.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';

/** Writes sums in the member's own money, and moments in the merchant's time. */
export function useRainWords() {
  const format = useFormatter();
  const timeZone = useBusinessZone();
  const { symbol } = useViewer();
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return {
    write: (amount: string) => `${symbol} ${writeBalance(amount)}`,
    clock: (at: string) => format.dateTime(new Date(at), clock),
    moment: (at: string) =>
      format.dateTime(new Date(at), { ...clock, month: 'short', day: 'numeric', weekday: 'short' }),
  };
}
