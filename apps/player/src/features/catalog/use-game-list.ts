import { ENDLESS_SCROLL_THRESHOLD_PX, LOAD_MORE_THROTTLE_MS } from '@maneki/contract/constants';
import type { ListMore } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/browser.ts';
import { findListState, findMoreState, isRefused } from '#platform/records/use-record-list.ts';
import { type GameChoice, gamesQuery } from './queries.ts';

/** What a list of games shows, in every state that its reading can be in. */
export function useGameList(choice: GameChoice) {
  const t = useTranslations('catalog.list');
  const shell = useTranslations('shell');
  const query = useInfiniteQuery(gamesQuery(call, choice));
  const isAway = query.fetchStatus === 'paused';
  // A cursor of a list that has changed leads nowhere: begin anew.
  const hasChanged = isRefused(query.error, 'wallet.cursor_invalid');
  const loadingLabel = shell('notices.loading');
  const more: ListMore = {
    state: findMoreState(query),
    onMore: () => (hasChanged ? query.refetch() : query.fetchNextPage()),
    thresholdPx: ENDLESS_SCROLL_THRESHOLD_PX,
    throttleMs: LOAD_MORE_THROTTLE_MS,
    loadingLabel,
    endText: t('end'),
    errorText: t(isAway ? 'offline' : 'moreFailed'),
    retryText: shell('actions.retry'),
  };
  const error: ListMessageWords = isAway
    ? { icon: 'wifi-off', title: t('offline'), text: t('offlineText') }
    : {
        icon: 'circle-alert',
        title: t('failed'),
        text: t('failedText'),
        action: { text: shell('actions.retry'), onPress: () => query.refetch() },
      };
  const items = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return { items, state: findListState(query), error, more, loadingLabel };
}
