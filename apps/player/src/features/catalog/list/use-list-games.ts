import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { ENDLESS_SCROLL_THRESHOLD_PX, LOAD_MORE_THROTTLE_MS } from '@maneki/contract/constants';
import type { Currency } from '@maneki/kernel/money';
import type { ListMore, MoreState, ListState as Reading } from '@maneki/ui/list';
import type { ListMessageWords } from '@maneki/ui/list-message';
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { findListState, findMoreState } from '#platform/reading/list-reading.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { favouritesQuery, type GamePage, gamesQuery, hotQuery, recentsQuery } from '../queries.ts';
import { choiceOf, hotOf } from './list-choice.ts';
import { type ListState, needsSession } from './list-state.ts';
import { readNext } from './read-next.ts';
import { useKeptPlace } from './use-kept-place.ts';

export type ListGames = {
  readonly games: readonly ListedGame[];
  /** How many there are in all; undefined where only the last page would tell. */
  readonly total: number | undefined;
  /** Kinds that the list has, to narrow it by. */
  readonly kinds: readonly string[];
  readonly reading: Reading;
  readonly error: ListMessageWords;
  readonly more: ListMore;
};

/** The games of the view that is shown, in every state that reading them can be in. */
export function useListGames(state: ListState): ListGames {
  const { tab, unknownType } = state;
  const isKnown = unknownType === undefined;
  const { member, isLoggedIn } = useViewer();
  const currency = member?.currency;
  const isPaged = isKnown && tab !== 'hot' && (isLoggedIn || !needsSession(state));
  const paged = useInfiniteQuery({ ...pagedQuery(state, currency), enabled: isPaged });
  const hot = useQuery({ ...hotQuery(call), enabled: isKnown && tab === 'hot' });
  useKeptPlace(pagedQuery(state, currency), isPaged);
  // A page that the server kept for a while is read anew at once, which its document cannot show yet.
  const isReadAnew = useDeferredValue(paged.isRefetching, false);
  const query = tab === 'hot' ? hot : paged;
  // The same list until there are others: nothing is drawn again because a page is being waited for.
  const games = useMemo(
    () =>
      tab === 'hot' || !isKnown
        ? hotOf(hot.data ?? [], state)
        : (paged.data?.pages.flatMap((page) => page.games) ?? []),
    [tab, isKnown, hot.data, state, paged.data],
  );
  const isAway = query.fetchStatus === 'paused';
  return {
    games,
    total: tab === 'hot' ? games.length : totalOf(paged, games.length),
    kinds: paged.data?.pages[0]?.classifies ?? [],
    reading: isKnown ? findListState(query) : 'ready',
    error: useErrorWords(isAway, () => query.refetch()),
    more: {
      ...useMoreWords(isAway),
      state: tab === 'hot' ? 'end' : moreStateOf(paged, isReadAnew),
      // A failure is shown by the list itself.
      onMore: () => readNext(paged),
      thresholdPx: ENDLESS_SCROLL_THRESHOLD_PX,
      throttleMs: LOAD_MORE_THROTTLE_MS,
    },
  };
}

/** What the first page says; where it says nothing, as many as there are once all have come. */
const totalOf = (
  { data, hasNextPage }: UseInfiniteQueryResult<InfiniteData<GamePage>>,
  shown: number,
): number | undefined => data?.pages[0]?.total ?? (hasNextPage ? undefined : shown);

/** While the pages that are there are read anew, the next one waits, and is asked for afterwards. */
const moreStateOf = (paged: UseInfiniteQueryResult, isReadAnew: boolean): MoreState =>
  paged.hasNextPage && isReadAnew ? 'loading' : findMoreState(paged);

/** What is read page by page in a view. */
function pagedQuery(state: ListState, currency: Currency | undefined) {
  if (state.tab === 'fav') return favouritesQuery(call, state.gameType);
  if (state.tab === 'recent') return recentsQuery(call, state.gameType);
  return gamesQuery(call, choiceOf(state, currency));
}

function useMoreWords(isAway: boolean) {
  const t = useTranslations('catalog.list');
  const shell = useTranslations('shell');
  return {
    loadingLabel: shell('notices.loading'),
    endText: t('end'),
    errorText: t(isAway ? 'offline' : 'moreFailed'),
    retryText: shell('actions.retry'),
  };
}

function useErrorWords(isAway: boolean, retry: () => void): ListMessageWords {
  const t = useTranslations('catalog.list');
  const shell = useTranslations('shell.actions');
  if (isAway) return { icon: 'wifi-off', title: t('offline'), text: t('offlineText') };
  return {
    icon: 'circle-alert',
    title: t('failed'),
    text: t('failedText'),
    action: { text: shell('retry'), onPress: retry },
  };
}
