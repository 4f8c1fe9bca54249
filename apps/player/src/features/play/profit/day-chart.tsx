import type { Profit } from '@maneki/contract/play/schemas';
import { Card } from '@maneki/ui/card';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { signedAmount } from '#platform/records/signed-amount.ts';
import { type Chart, drawBars } from './chart-bars.ts';
import { DayTable } from './day-table.tsx';
import { useDayNames } from './use-day-names.ts';

type Days = Profit['days'];

/** Below so many days the table needs no more room than the chart, and stands open. */
const DAYS_IN_SIGHT = 7;

/** What each day came to: bars for the eye, and the same as a table. */
export function DayChart({ days }: { readonly days: Days }) {
  const t = useTranslations('profit');
  const names = useDayNames();
  const chart = drawBars(days);
  if (!chart) return null;
  const said = (key: 'best' | 'worst') =>
    t(key, { day: names.long(chart[key].day), amount: signedAmount(chart[key].profit).text });
  return (
    <section aria-labelledby="profit-days">
      <SectionHeading id="profit-days" title={t('byDay')} />
      <Card>
        <figure>
          <Bars chart={chart} days={days} />
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

/** Where it says the most with the least: at both ends, and at the middle of many. */
function labelled(count: number): ReadonlySet<number> {
  if (count <= DAYS_IN_SIGHT) return new Set(Array.from({ length: count }, (_, index) => index));
  return new Set([0, Math.floor((count - 1) / 2), count - 1]);
}

/** Drawn for the eye alone: what it shows is said by the caption and the table. */
function Bars({ chart, days }: { readonly chart: Chart; readonly days: Days }) {
  const names = useDayNames();
  const step = 100 / days.length;
  const labels = labelled(days.length);
  return (
    <div aria-hidden="true">
      <Scale result={chart.zero > 0 ? chart.best.profit : undefined} />
      <svg className="h-36 w-full overflow-visible" role="presentation">
        {chart.bars.map(({ day, top, height, isLoss }, index) => (
          <rect
            key={day}
            x={`${index * step + step * 0.14}%`}
            width={`${step * 0.72}%`}
            y={`${top * 100}%`}
            height={`${height * 100}%`}
            rx="2"
            className={isLoss ? 'fill-danger stroke-danger-text' : 'fill-success'}
          />
        ))}
        <line
          x1="0"
          x2="100%"
          y1={`${chart.zero * 100}%`}
          y2={`${chart.zero * 100}%`}
          className="stroke-edge"
        />
      </svg>
      <Scale result={chart.zero < 1 ? chart.worst.profit : undefined} />
      <div className="flex border-line border-t pt-1.5 text-2xs text-faint">
        {days.map(({ day }, index) => (
          <span key={day} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {labels.has(index) ? names.short(day) : ''}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What the highest bar, or the deepest, comes to. */
function Scale({ result }: { readonly result: string | undefined }) {
  if (result === undefined) return null;
  return <p className="numerals py-1 text-2xs text-faint">{signedAmount(result).text}</p>;
}
