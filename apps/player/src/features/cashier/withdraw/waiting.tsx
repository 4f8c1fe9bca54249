import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

type WaitingProps = {
  readonly queries: readonly Pick<UseQueryResult, 'isError' | 'fetchStatus' | 'refetch'>[];
};

/** Before what the page needs is known, and where it cannot be read. */
export function Waiting({ queries }: WaitingProps) {
  const t = useTranslations('withdraw');
  const shell = useTranslations('shell');
  const isFailed = queries.some(
    ({ isError, fetchStatus }) => isError && fetchStatus !== 'fetching',
  );
  if (isFailed)
    return (
      <ListMessage
        icon="circle-alert"
        title={t('unread')}
        action={{
          text: shell('actions.retry'),
          onPress: () => {
            for (const { refetch } of queries) refetch();
          },
        }}
      />
    );
  return (
    <div className="grid gap-4 p-4" aria-busy="true">
      <p role="status" className="sr-only">
        {shell('notices.loading')}
      </p>
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
      <Skeleton className="h-24" />
    </div>
  );
}
