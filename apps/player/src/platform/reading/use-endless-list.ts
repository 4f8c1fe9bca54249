import { ENDLESS_SCROLL_THRESHOLD_PX, LOAD_MORE_THROTTLE_MS } from '@maneki/contract/constants';
import type { ListMore } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { findListState, findMoreState } from './list-reading.ts';

/** What a list says of itself, each in the words of its feature. */
type ListWord = 'offline' | 'offlineText' | 'failed' | 'failedText' | 'moreFailed' | 'end';

/** What a list needs that is read page by page as somebody goes down, but for its rows and how it is empty. */
export function useEndlessList(query: UseInfiniteQueryResult, t: (word: ListWord) => string) {
  const shell = useTranslations('shell');
  const isAway = query.fetchStatus === 'paused';
  const loadingLabel = shell('notices.loading');
  const retryText = shell('actions.retry');
  const retry = { text: retryText, onPress: () => query.refetch() };
  const error: ListMessageWords = isAway
    ? { icon: 'wifi-off', title: t('offline'), text: t('offlineText') }
    : { icon: 'circle-alert', title: t('failed'), text: t('failedText'), action: retry };
  const more: ListMore = {
    state: findMoreState(query),
    onMore: () => query.fetchNextPage(),
    thresholdPx: ENDLESS_SCROLL_THRESHOLD_PX,
    throttleMs: LOAD_MORE_THROTTLE_MS,
    loadingLabel,
    endText: t('end'),
    errorText: t(isAway ? 'offline' : 'moreFailed'),
    retryText,
  };
  return { state: findListState(query), loadingLabel, error, more };
}
