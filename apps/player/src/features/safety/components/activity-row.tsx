import type { ActivityUnit } from '@maneki/contract/play/activity';
import type { Activity } from '@maneki/contract/play/schemas';
import { Icon } from '@maneki/ui/icon';
import { useFormatter, useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { useWriteMinutes } from '../use-write-minutes.ts';
import { writeSum } from '../write-sum.ts';
import { ActivityFigures } from './activity-figures.tsx';

type ActivityRowProps = { readonly activity: Activity; readonly by: ActivityUnit };

/** One day, week or month: what came of playing in sight, the rest when it is opened. */
export function ActivityRow({ activity, by }: ActivityRowProps) {
  const t = useTranslations('protection.activity');
  const { symbol } = useViewer();
  const span = useSpan();
  const writeMinutes = useWriteMinutes();
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-sm">{span(activity, by)}</span>
          <span className="numerals block text-muted text-xs">
            {`${t('staked')} ${writeSum(symbol, activity.staked)}`}
            {activity.minutes > 0 && ` · ${writeMinutes(activity.minutes)}`}
          </span>
        </span>
        <span className="numerals font-bold">{writeSum(symbol, activity.net)}</span>
        <Icon
          name="chevron-down"
          className="size-4.5 shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-2">
        <ActivityFigures activity={activity} />
      </div>
    </details>
  );
}

/** Days of the merchant's business time are named as they are, in no zone. */
function useSpan() {
  const format = useFormatter();
  const write = (day: string, options: object) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { ...options, timeZone: 'UTC' });
  return ({ from, to }: Activity, by: ActivityUnit): string => {
    if (by === 'MONTH') return write(from, { year: 'numeric', month: 'long' });
    if (by === 'DAY') return write(from, { month: 'short', day: 'numeric', weekday: 'short' });
    const day = { month: 'short', day: 'numeric' };
    return from === to ? write(from, day) : `${write(from, day)} – ${write(to, day)}`;
  };
}
