import type { Profit } from '@maneki/contract/play/schemas';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { drawBars } from '#platform/charts/chart-bars.ts';
import { DayBars } from '#platform/charts/day-bars.tsx';
import { useDayNames } from '#platform/charts/use-day-names.ts';
import { signedAmount } from '#platform/records/signed-amount.ts';
import { DayTable } from './day-table.tsx';

type Days = Profit['days'];

/** Below so many days the table needs no more room than the chart, and stands open. */
const DAYS_IN_SIGHT = 7;

/** What each day came to: bars for the eye, and the same as a table. */
export function DayChart({ days }: { readonly days: Days }) {
  const t = useTranslations('profit');
  const names = useDayNames();
  const chart = drawBars(days.map(({ day, profit }) => ({ day, amount: profit })));
  if (!chart) return null;
  const said = (key: 'best' | 'worst') =>
    t(key, { day: names.long(chart[key].day), amount: signedAmount(chart[key].amount).text });
  return (
    <section aria-labelledby="profit-days">
      <SectionHeading id="profit-days" title={t('byDay')} />
      <Card>
        <figure>
          <DayBars chart={chart} />
          <figcaption className="pt-3 text-muted text-xs">
            {t('chart', { from: names.long(days[0]!.day), to: names.long(days.at(-1)!.day) })}{' '}
            {said('best')} {said('worst')}
          </figcaption>
        </figure>
        <details open={days.length <= DAYS_IN_SIGHT} className="group pt-1">
          <summary className="-mx-1 flex min-h-11 cursor-pointer items-center px-1 font-semibold text-gold-text text-sm">
            {t('table')}
          </summary>
          <DayTable days={days} />
        </details>
      </Card>
    </section>
  );
}
