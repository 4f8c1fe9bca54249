import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFollow } from '#platform/call/use-follow.ts';
import { OwnPackets } from './own-packets.tsx';
import { rainQuery } from './queries.ts';
import { RainNow } from './rain-now.tsx';
import { RainTerms } from './rain-terms.tsx';

const FOLLOWED = [rainQuery.queryKey];

/** Red packets that fall at set times: when, for whom, and what the member got. */
export function PlatformRain() {
  const t = useTranslations('packets');
  const shell = useTranslations('shell');
  const { data, isError, isFetching, refetch } = useQuery(rainQuery);
  useFollow('rewards.packets', FOLLOWED);
  if (!data && isError && !isFetching)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('failed')}
        action={{ text: shell('actions.retry'), onPress: () => void refetch() }}
      />
    );
  if (!data)
    return (
      <div className="grid gap-4" aria-busy="true">
        <p role="status" className="sr-only">
          {shell('notices.loading')}
        </p>
        <Skeleton className="h-72" />
        <Skeleton className="h-44" />
      </div>
    );
  const { rain } = data;
  if (!rain)
    return (
      <ListMessage
        icon="gift"
        title={t('noneTitle')}
        text={t('noneText')}
        action={{ text: t('toPromotions'), href: '/m/activity' }}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <RainNow rain={rain} />
      <RainTerms rain={rain} />
      <OwnPackets own={rain.own} />
    </div>
  );
}
