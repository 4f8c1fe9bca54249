import { ListMessage } from '@maneki/ui/list-message';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';

/** What stands in place of figures that did not come; nothing where they did, or still may. */
export function useTrouble(
  query: Pick<UseQueryResult, 'data' | 'isError' | 'error' | 'fetchStatus' | 'refetch'>,
  /** What did not come, where it is no record. */
  title?: string,
): ReactNode {
  const record = useTranslations('record');
  const shell = useTranslations('shell.actions');
  if (query.data) return null;
  if (query.fetchStatus === 'paused')
    return <ListMessage icon="wifi-off" title={record('offline')} text={record('offlineText')} />;
  if (!query.isError) return null;
  const isRefused = query.error instanceof RefusedError;
  return (
    <ListMessage
      icon="circle-alert"
      title={title ?? record('failed')}
      text={isRefused ? (query.error as RefusedError).message : record('failedText')}
      {...(isRefused
        ? {}
        : { action: { text: shell('retry'), onPress: () => void query.refetch() } })}
    />
  );
}
