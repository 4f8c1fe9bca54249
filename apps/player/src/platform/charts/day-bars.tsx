import { signedAmount } from '../records/signed-amount.ts';
import type { Chart } from './chart-bars.ts';
import { useDayNames } from './use-day-names.ts';

/** Up to so many days each has its name below it. */
const DAYS_NAMED = 7;

/** Where it says the most with the least: at both ends, and at the middle of many. */
function labelled(count: number): ReadonlySet<number> {
  if (count <= DAYS_NAMED) return new Set(Array.from({ length: count }, (_, index) => index));
  return new Set([0, Math.floor((count - 1) / 2), count - 1]);
}

/** Bars of days, drawn for the eye alone: what they show is to be said by a caption and a table. */
export function DayBars({ chart }: { readonly chart: Chart }) {
  const names = useDayNames();
  const { bars, zero } = chart;
  const step = 100 / bars.length;
  const labels = labelled(bars.length);
  return (
    <div aria-hidden="true">
      <Scale amount={zero > 0 ? chart.best.amount : undefined} />
      <svg className="h-36 w-full overflow-visible" role="presentation">
        {bars.map(({ day, top, height, isLoss }, index) => (
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
          y1={`${zero * 100}%`}
          y2={`${zero * 100}%`}
          className="stroke-edge"
        />
      </svg>
      <Scale amount={zero < 1 ? chart.worst.amount : undefined} />
      <div className="flex border-line border-t pt-1.5 text-2xs text-faint">
        {bars.map(({ day }, index) => (
          <span key={day} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {labels.has(index) ? names.short(day) : ''}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What the highest bar, or the deepest, comes to. */
function Scale({ amount }: { readonly amount: string | undefined }) {
  if (amount === undefined) return null;
  return <p className="numerals py-1 text-2xs text-faint">{signedAmount(amount).text}</p>;
}
