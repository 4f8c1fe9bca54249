import type { Activity } from '@maneki/contract/play/schemas';
import { useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { useWriteMinutes } from '../use-write-minutes.ts';
import { writeSum } from '../write-sum.ts';

const FIGURES = ['deposits', 'withdrawals', 'staked', 'won', 'net'] as const;

/** All that a stretch of time came to, one under the other. */
export function ActivityFigures({ activity }: { readonly activity: Activity }) {
  const t = useTranslations('protection.activity');
  const { symbol } = useViewer();
  const writeMinutes = useWriteMinutes();
  return (
    <dl className="grid divide-y divide-line">
      {FIGURES.map((name) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
          <dt className="text-muted text-sm">{t(name)}</dt>
          <dd className={`numerals font-bold ${name === 'net' ? 'text-xl' : 'text-base'}`}>
            {writeSum(symbol, activity[name])}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 py-2.5">
        <dt className="text-muted text-sm">{t('time')}</dt>
        <dd className="numerals font-bold text-base">{writeMinutes(activity.minutes)}</dd>
      </div>
    </dl>
  );
}
