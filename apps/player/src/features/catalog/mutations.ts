import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { TOAST_MS } from '@maneki/contract/constants';
import { toast } from '@maneki/ui/overlays';
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { RefusedError, readValue } from '#platform/call/refused-error.ts';
import { withFavourite, withGameBack, withoutGame } from './favourite-lists.ts';
import { catalogKeys, favouriteIdsQuery, type GamePage } from './queries.ts';

type Wish = { readonly game: Pick<ListedGame, 'nodeId'>; readonly isOn: boolean };

/** Makes a game a favourite or takes it away: shown at once, taken back when the server does not agree. */
export function useSetFavourite() {
  const t = useTranslations('catalog.favourites');
  const queryClient = useQueryClient();
  const { queryKey } = favouriteIdsQuery(call);
  const show = ({ game, isOn }: Wish) =>
    queryClient.setQueryData(queryKey, (ids) => withFavourite(ids ?? [], game.nodeId, isOn));
  return useMutation({
    mutationKey: catalogKeys.favourites,
    // One after the other: of two taps on a heart the later one is the last word.
    scope: { id: 'favourites' },
    networkMode: 'always',
    retry: false,
    mutationFn: ({ game: { nodeId }, isOn }: Wish) =>
      readValue(
        isOn
          ? call(catalogEndpoints.addFavourite, { nodeId })
          : call(catalogEndpoints.removeFavourite, { nodeId }),
      ),
    onMutate: async (wish: Wish) => {
      await Promise.all([
        queryClient.cancelQueries({ queryKey }),
        queryClient.cancelQueries({ queryKey: catalogKeys.favourites }),
      ]);
      show(wish);
      const before = wish.isOn ? [] : listsIn(queryClient);
      for (const [list, shown] of before)
        queryClient.setQueryData(list, withoutGame(shown, wish.game.nodeId));
      return before;
    },
    onError: (error, wish, before = []) => {
      // Only this one: others that were tapped meanwhile may have come through.
      show({ ...wish, isOn: !wish.isOn });
      for (const [list, was] of before)
        queryClient.setQueryData<InfiniteData<GamePage>>(
          list,
          (shown) => shown && withGameBack(shown, was, wish.game.nodeId),
        );
      const text = error instanceof RefusedError ? error.message : t('failed');
      toast({ kind: 'error', text, durationMs: TOAST_MS.short });
    },
    onSettled: () => {
      // Read again after the last of several taps: before, a list would show what is being taken away.
      if (queryClient.isMutating({ mutationKey: catalogKeys.favourites }) > 1) return undefined;
      // The ids as well: a tap that came before them has stood in their place.
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: catalogKeys.favourites }),
        queryClient.invalidateQueries({ queryKey }),
      ]);
    },
  });
}

type KeptList = readonly [QueryKey, InfiniteData<GamePage>];

/** The lists of favourites that were read page by page; a row is short enough to be read again. */
const listsIn = (queryClient: QueryClient): readonly KeptList[] =>
  queryClient
    .getQueriesData<InfiniteData<GamePage>>({ queryKey: catalogKeys.favourites })
    .flatMap(([list, shown]) => (shown && 'pages' in shown ? [[list, shown] as const] : []));
