import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DemoNote } from '#platform/money/demo-note.tsx';
import { EarnedDays } from '../rebate/earned-days.tsx';
import { EarnedPanel } from '../rebate/earned-panel.tsx';
import { ownRebatesQuery } from '../rebate/queries.ts';
import { useRebateNews } from '../rebate/use-rebate-news.ts';
import { ValueTable } from '../rebate/value-table.tsx';

/** What an agent has, and what it brings. */
export default function AgentRebateScreen() {
  const t = useTranslations('rebates');
  const shell = useTranslations('shell');
  const { data: rebates, isError, isFetching, refetch } = useQuery(ownRebatesQuery);
  useRebateNews();
  if (!rebates && isError && !isFetching)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('unread')}
        action={{ text: shell('actions.retry'), onPress: () => void refetch() }}
      />
    );
  if (!rebates)
    return (
      <div className="grid gap-4 p-4" aria-busy="true">
        <p role="status" className="sr-only">
          {shell('notices.loading')}
        </p>
        <Skeleton className="h-32" />
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <DemoNote />
      <EarnedPanel rebates={rebates} />
      <ValueTable rebates={rebates.rebates} />
      <EarnedDays days={rebates.days} />
    </div>
  );
}
