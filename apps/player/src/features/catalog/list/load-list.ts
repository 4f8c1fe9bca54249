import type { CallFunction } from '@maneki/contract/visit';
import type { Currency } from '@maneki/kernel/money';
import type { QueryClient } from '@tanstack/react-query';
import {
  favouriteIdsQuery,
  favouritesQuery,
  gamesQuery,
  hotQuery,
  recentsQuery,
  vendorsQuery,
} from '../queries.ts';
import { choiceOf } from './list-choice.ts';
import { readList } from './list-state.ts';

type Visitor = {
  readonly call: CallFunction;
  readonly isGuest: boolean;
  /** What a member plays with. */
  readonly findCurrency: () => Promise<Currency | undefined>;
};

/** Reads what a list's document shows: its first page is there without scripts, and at once with them. */
export async function loadList(
  client: QueryClient,
  { call, isGuest, findCurrency }: Visitor,
  { pathname, searchParams }: URL,
): Promise<void> {
  const state = readList(pathname, searchParams);
  const { tab, gameType, unknownType } = state;
  const currency = isGuest || !state.filters.minBet ? undefined : await findCurrency();
  const readGames = () => {
    if (unknownType) return undefined;
    if (tab === 'hot') return client.prefetchQuery(hotQuery(call));
    if (tab === 'fav')
      return isGuest || client.prefetchInfiniteQuery(favouritesQuery(call, gameType));
    if (tab === 'recent')
      return isGuest || client.prefetchInfiniteQuery(recentsQuery(call, gameType));
    return client.prefetchInfiniteQuery(gamesQuery(call, choiceOf(state, currency)));
  };
  await Promise.all([
    readGames(),
    client.prefetchQuery(vendorsQuery(call)),
    isGuest || client.prefetchQuery(favouriteIdsQuery(call)),
  ]);
}
