import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { LOGIN_FOOTER_HOT_GAMES, PAGE_SIZES } from '@maneki/contract/constants';
import type { RequestOf } from '@maneki/contract/contract';
import type { Category } from '@maneki/contract/play/tickets';
import type { CallFunction } from '@maneki/contract/visit';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { readValue } from '#platform/call/refused-error.ts';

/** What a list of games is narrowed by. */
export type GameChoice = Pick<
  RequestOf<typeof catalogEndpoints.listGames>,
  'gameType' | 'vassalage' | 'gameClassify' | 'minBet' | 'minLine' | 'gameName' | 'currency'
>;

/** One page of any list of games, whatever the call names its rows. */
export type GamePage = {
  readonly games: readonly ListedGame[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** How many there are in all, and their kinds; only the whole catalogue says so. */
  readonly total?: number;
  readonly classifies?: readonly string[];
};

/** A list is longer than this only by a mistake, and a mistake must not ask for ever. */
const PAGES_MAX = 40;
const PAGE_SIZE_MAX = 100;

const RECENTS_STALE_MS = 5_000;
/** A list is kept while a game is played, so that whoever leaves the game finds their place in it. */
const LIST_KEPT_MS = 60 * 60_000;

const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ pageNum, totalPages }: GamePage) =>
    pageNum < totalPages ? pageNum + 1 : undefined,
  // Tiles must not move under a finger when the window comes back to the front.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  gcTime: LIST_KEPT_MS,
} as const;

export const catalogKeys = {
  favourites: ['catalog', 'favourites'] as const,
  favouriteIds: ['catalog', 'favourite-ids'] as const,
  recents: ['catalog', 'recents'] as const,
};

/** What home shows of the games, in one answer. */
export const lobbyQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['catalog', 'lobby'] as const,
    queryFn: () => readValue(call(catalogEndpoints.getLobby, {})),
  });

const menuQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['catalog', 'vendors'] as const,
    queryFn: () => readValue(call(catalogEndpoints.listVendors, {})),
  });

/** Categories that have something to play, each with its vendors. */
export const vendorsQuery = (call: CallFunction) =>
  queryOptions({ ...menuQuery(call), select: ({ list }) => list });

/** Whether anything is hot: all that a menu needs to know. */
export const hasHotQuery = (call: CallFunction) =>
  queryOptions({ ...menuQuery(call), select: ({ hasHot }) => hasHot });

/** What most people play, of all kinds: whoever shows one kind chooses from these. */
export const hotQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['catalog', 'hot'] as const,
    queryFn: () => readValue(call(catalogEndpoints.listHotGames, {})),
    select: ({ list }) => list,
  });

/** The first of them, for the page to log in on. */
export const hotIconsQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['catalog', 'hot-icons'] as const,
    queryFn: async () => {
      const { list } = await readValue(call(catalogEndpoints.listHotGames, {}));
      return list.slice(0, LOGIN_FOOTER_HOT_GAMES);
    },
  });

/** Games that can be played now, page by page. */
export const gamesQuery = (call: CallFunction, choice: GameChoice) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'games', choice] as QueryKey,
    queryFn: ({ pageParam }): Promise<GamePage> =>
      readGames(call, { ...choice, pageNo: pageParam, pageSize: PAGE_SIZES.gameList }),
    ...paging,
  });

const readGames = (call: CallFunction, request: RequestOf<typeof catalogEndpoints.listGames>) =>
  readValue(call(catalogEndpoints.listGames, request));

/** The member's favourites, the latest first. */
export const favouritesQuery = (call: CallFunction, gameType?: Category) =>
  infiniteQueryOptions({
    queryKey: [...catalogKeys.favourites, gameType ?? 'every'] as QueryKey,
    queryFn: async ({ pageParam }): Promise<GamePage> => {
      const request = { ...(gameType && { gameType }), pageNo: pageParam };
      const { content, ...pages } = await readValue(call(catalogEndpoints.listFavourites, request));
      return { games: content, ...pages };
    },
    ...paging,
  });

/** What every heart is drawn from: the ids of all favourites. */
export const favouriteIdsQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: catalogKeys.favouriteIds,
    queryFn: async () => {
      const ids: string[] = [];
      for (let pageNo = 1; pageNo <= PAGES_MAX; pageNo += 1) {
        const page = await readValue(call(catalogEndpoints.listFavouriteIds, { pageNo }));
        ids.push(...page.content);
        if (page.pageNum >= page.totalPages) break;
      }
      return ids;
    },
    // Another tab, or another device, may have changed them meanwhile.
    refetchOnWindowFocus: 'always',
  });

/** Games that the member has started, the latest first. */
export const recentsQuery = (call: CallFunction, gameType?: Category) =>
  infiniteQueryOptions({
    queryKey: [...catalogKeys.recents, gameType ?? 'every'] as QueryKey,
    queryFn: async ({ pageParam }): Promise<GamePage> => {
      const request = { ...(gameType && { gameType }), page: pageParam };
      const { list, ...pages } = await readValue(call(catalogEndpoints.listRecents, request));
      return { games: list, ...pages };
    },
    ...paging,
    // Whoever comes back from a game looks for it here.
    staleTime: RECENTS_STALE_MS,
  });

/** A row of what the member played last. */
export const recentRowQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: [...catalogKeys.recents, 'row'] as const,
    queryFn: () =>
      readValue(call(catalogEndpoints.listRecents, { pageSize: PAGE_SIZES.scrollRow })),
    select: ({ list }) => list,
    staleTime: RECENTS_STALE_MS,
  });

/** A row of the member's favourites. */
export const favouriteRowQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: [...catalogKeys.favourites, 'row'] as const,
    queryFn: () =>
      readValue(call(catalogEndpoints.listFavourites, { pageSize: PAGE_SIZES.scrollRow })),
    select: ({ content }) => content,
  });

/** Every slot at once, for a table that leaves none out. */
export const everySlotQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['catalog', 'every-slot'] as const,
    queryFn: async () => {
      const games: ListedGame[] = [];
      for (let pageNo = 1; pageNo <= PAGES_MAX; pageNo += 1) {
        const page = await readGames(call, { gameType: 'RNG', pageNo, pageSize: PAGE_SIZE_MAX });
        games.push(...page.games);
        if (page.pageNum >= page.totalPages) break;
      }
      return games;
    },
  });

/** The tables of the house, each shared by all who play there. */
export const houseTablesQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['catalog', 'house-tables'] as const,
    queryFn: async () => {
      const tables = { gameType: 'LIVE', vassalage: 'HLIVE', pageNo: 1 } as const;
      return (await readGames(call, { ...tables, pageSize: PAGE_SIZE_MAX })).games;
    },
  });

/** One game by its names; null where the catalogue does not list it. */
export const gameQuery = (call: CallFunction, vassalage: string, gameId: string) =>
  queryOptions({
    queryKey: ['catalog', 'game', vassalage, gameId] as const,
    queryFn: () => readFirst(call, { vassalage, gameId }),
  });

/** What a vendor opens that lists no games; null where it has none. */
export const vendorGameQuery = (call: CallFunction, vassalage: string) =>
  queryOptions({
    queryKey: ['catalog', 'vendor-game', vassalage] as const,
    queryFn: () => readFirst(call, { vassalage }),
  });

async function readFirst(
  call: CallFunction,
  named: Pick<RequestOf<typeof catalogEndpoints.listGames>, 'vassalage' | 'gameId'>,
): Promise<ListedGame | null> {
  const { games } = await readGames(call, { ...named, pageSize: 1 });
  return games[0] ?? null;
}
