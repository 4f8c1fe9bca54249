import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { GamePage, ListedGame } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import type { CallFunction } from '@maneki/contract/visit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readValue } from '#platform/refused-error.ts';

export type GameChoice = { readonly category: Category; readonly vendor?: string | undefined };

/** A list is longer than this only by a mistake, and a mistake must not ask for ever. */
const PAGES_MAX = 20;

const RECENTS_STALE_MS = 5_000;

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: GamePage) => next,
  // Tiles must not move under a finger when the window comes back to the front.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Games that can be played now, page by page. */
export const gamesQuery = (call: CallFunction, choice: GameChoice) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'games', choice] as const,
    queryFn: ({ pageParam }) => readGames(call, choice, pageParam),
    ...paging,
  });

const readGames = (call: CallFunction, choice: Partial<GameChoice>, cursor?: string) =>
  readValue(call(catalogEndpoints.listGames, { ...choice, cursor }));

/** What the member played last, the latest first; one page is more than the strip can show. */
export const recentsQuery = (call: CallFunction, category: Category) =>
  queryOptions({
    queryKey: ['catalog', 'recents', category] as const,
    queryFn: () => readValue(call(catalogEndpoints.listRecents, { category })),
    select: ({ list }) => list,
    // Whoever comes back from a game looks for it here.
    staleTime: RECENTS_STALE_MS,
  });

export const vendorsQuery = (call: CallFunction, category: Category) =>
  queryOptions({
    queryKey: ['catalog', 'vendors', category] as const,
    queryFn: () => readValue(call(catalogEndpoints.listVendors, { category })),
    select: ({ list }) => list,
  });

/** Every slot at once, for a table that leaves none out. */
export const everySlotQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['catalog', 'every-slot'] as const,
    queryFn: async () => {
      const games: ListedGame[] = [];
      for await (const game of eachGame(call, { category: 'RNG' })) games.push(game);
      return games;
    },
  });

/** One game by its names; null where the catalogue does not list it. */
export const gameQuery = (call: CallFunction, vendor: string, gameId: string) =>
  queryOptions({
    queryKey: ['catalog', 'game', vendor, gameId] as const,
    queryFn: async () => {
      for await (const game of eachGame(call, { vendor })) if (game.gameId === gameId) return game;
      return null;
    },
  });

async function* eachGame(
  call: CallFunction,
  choice: Partial<GameChoice>,
): AsyncGenerator<ListedGame> {
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const { list, next } = await readGames(call, choice, cursor);
    yield* list;
    if (next === null) return;
    cursor = next;
  }
}
