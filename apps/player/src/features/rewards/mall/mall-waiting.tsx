import { ListMessage } from '@maneki/ui/list-message';
import { Skeleton } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';

type MallWaitingProps = {
  readonly query: {
    readonly isError: boolean;
    readonly fetchStatus: string;
    readonly refetch: () => unknown;
  };
  /** What is said where it cannot be read. */
  readonly failed: string;
};

/** Before what the page shows is known, and where it cannot be read. */
export function MallWaiting({ query, failed }: MallWaitingProps) {
  const shell = useTranslations('shell');
  const { isError, fetchStatus, refetch } = query;
  if (fetchStatus === 'paused' || (isError && fetchStatus !== 'fetching'))
    return (
      <ListMessage
        icon={fetchStatus === 'paused' ? 'wifi-off' : 'circle-alert'}
        title={failed}
        action={{ text: shell('actions.retry'), onPress: () => refetch() }}
      />
    );
  return (
    <div className="grid grid-cols-2 gap-3" aria-busy="true">
      <p role="status" className="sr-only">
        {shell('notices.loading')}
      </p>
      {['one', 'two', 'three', 'four'].map((name) => (
        <Skeleton key={name} className="aspect-[3/4] rounded-card" />
      ))}
    </div>
  );
}
