import { Card } from '@maneki/ui/card';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { teamCountersQuery } from '#features/agents';
import { useBusinessZone } from '#platform/records/business-zone.ts';
import { dayIn } from '#platform/records/days.ts';

const COUNTERS = [
  ['teamLoginMemberCount', 'here'],
  ['teamBetMemberCount', 'bet'],
  ['teamRegisterMemberCount', 'joined'],
  ['teamOnlineCount', 'online'],
] as const;

/** What the team did today, in four figures that move by themselves. */
export function TeamCounters() {
  const t = useTranslations('agent.counters');
  const format = useFormatter();
  const { data, isError } = useQuery(teamCountersQuery(dayIn(useBusinessZone(), new Date())));
  return (
    <Card>
      <h2 className="font-body font-semibold text-muted text-sm">{t('title')}</h2>
      <dl className="mt-3 grid grid-cols-4 gap-2 max-[359px]:grid-cols-2">
        {COUNTERS.map(([field, name]) => (
          <div key={field} className="grid content-start gap-0.5">
            <dd className="numerals order-first font-bold text-2xl leading-tight">
              {data ? format.number(data[field]) : <Skeleton className="h-7 w-10" />}
            </dd>
            <dt className="wrap-anywhere hyphens-auto text-muted text-xs leading-tight">
              {t(name)}
            </dt>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-2 text-muted text-xs empty:hidden">
        {isError && !data ? t('failed') : ''}
      </p>
    </Card>
  );
}
