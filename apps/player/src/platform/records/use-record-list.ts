import { ENDLESS_SCROLL_THRESHOLD_PX, LOAD_MORE_THROTTLE_MS } from '@maneki/contract/constants';
import type { ListMore } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isRefused, RefusedError } from '../call/refused-error.ts';
import { findListState, findMoreState } from '../reading/list-reading.ts';

export type RecordPage<Row> = { readonly list: readonly Row[]; readonly next: string | null };

type RecordQuery<Row> = UseInfiniteQueryResult<InfiniteData<RecordPage<Row>>>;

/** What a list shows of a record that is read page by page, in every state that it can be in. */
export function useRecordList<Row>(query: RecordQuery<Row>, endText: string) {
  const t = useTranslations('record');
  const shell = useTranslations('shell');
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const refusals = useTranslations('wallet.refusals');
  const isAway = query.fetchStatus === 'paused';
  const hasChanged = isRefused(query.error, 'wallet.cursor_invalid');
  const more: ListMore = {
    state: findMoreState(query),
    // A cursor of a list that has changed leads nowhere: begin anew.
    onMore: () => (hasChanged ? query.refetch() : query.fetchNextPage()),
    thresholdPx: ENDLESS_SCROLL_THRESHOLD_PX,
    throttleMs: LOAD_MORE_THROTTLE_MS,
    loadingLabel: shell('notices.loading'),
    endText,
    errorText: hasChanged ? refusals('cursor_invalid') : t(isAway ? 'offline' : 'moreFailed'),
    retryText: shell('actions.retry'),
  };
  const error: ListMessageWords = isAway
    ? { icon: 'wifi-off', title: t('offline'), text: t('offlineText') }
    : {
        icon: 'circle-alert',
        title: t('failed'),
        text: query.error instanceof RefusedError ? query.error.message : t('failedText'),
        action: { text: shell('actions.retry'), onPress: () => query.refetch() },
      };
  return { rows, state: findListState(query), error, more, loadingLabel: shell('notices.loading') };
}
