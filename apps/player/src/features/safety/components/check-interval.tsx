import { TOAST_MS } from '@maneki/contract/constants';
import { CHECK_INTERVALS } from '@maneki/contract/safety/limits';
import { Card } from '@maneki/ui/card';
import { Chips } from '@maneki/ui/chips';
import { toast } from '@maneki/ui/overlays';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSetCheckInterval } from '../mutations.ts';
import { sittingQuery } from '../queries.ts';

/** How often somebody wants to be reminded of the time. */
export function CheckInterval() {
  const t = useTranslations('safety.interval');
  const { data } = useQuery(sittingQuery);
  const setting = useSetCheckInterval();
  const chosen = setting.isPending ? setting.variables : data?.everyMinutes;
  return (
    <section>
      <SectionHeading title={t('title')} />
      <Card className="grid gap-3">
        <p className="text-muted text-sm">{t('text')}</p>
        <Chips
          layout="wrap"
          label={t('title')}
          options={CHECK_INTERVALS.map((minutes) => ({
            value: String(minutes),
            text: t('every', { minutes: String(minutes) }),
          }))}
          value={chosen === undefined ? '' : String(chosen)}
          onValue={(value) => {
            const minutes = CHECK_INTERVALS.find((interval) => String(interval) === value);
            if (minutes === undefined) return;
            setting.mutate(minutes, {
              onError: () =>
                toast({ kind: 'error', text: t('failed'), durationMs: TOAST_MS.short }),
            });
          }}
        />
      </Card>
    </section>
  );
}
