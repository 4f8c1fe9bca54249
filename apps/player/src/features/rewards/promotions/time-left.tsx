import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { Countdown } from '@maneki/ui/countdown';
import { useFormatter, useTranslations } from 'use-intl';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';

/** Before the last days a date says enough. */
const COUNTED_MS = 3 * DAY_MS;

type TimeLeftProps = {
  readonly endsAt: string | null;
  /** Counts the last days down, in the same quiet letters. */
  readonly isCounted?: boolean;
  readonly onEnd?: () => void;
};

/** Until when something lasts; nothing where it does not end, since nothing has to be hurried for. */
export function TimeLeft({ endsAt, isCounted = false, onEnd }: TimeLeftProps) {
  const t = useTranslations('promotions');
  const format = useFormatter();
  // A page that many share may have been written before the last days began.
  const isHydrated = useIsHydrated();
  if (endsAt === null) return null;
  const ends = new Date(endsAt);
  const at = format.dateTime(ends, { dateStyle: 'medium', timeStyle: 'short' });
  const isNear = isCounted && isHydrated && ends.getTime() - Date.now() < COUNTED_MS;
  return (
    <p className="flex flex-wrap gap-x-2 text-muted text-xs">
      <time dateTime={endsAt} suppressHydrationWarning>
        {t('until', { at })}
      </time>
      {isNear && (
        <Countdown
          deadline={ends}
          tickMs={MINUTE_MS}
          milestones={[]}
          announce={() => ''}
          format={({ days, hours, minutes }) =>
            t('left', { days, hours: String(hours), minutes: String(minutes) })
          }
          {...(onEnd && { onEnd })}
        />
      )}
    </p>
  );
}
