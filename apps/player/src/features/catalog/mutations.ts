import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { TOAST_MS } from '@maneki/contract/constants';
import { toast } from '@maneki/ui/overlays';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/browser.ts';
import { RefusedError, readValue } from '#platform/refused-error.ts';
import { withFavourite, withoutGame } from './favourite-lists.ts';
import { catalogKeys, favouriteIdsQuery, type GamePage } from './queries.ts';

type Wish = { readonly game: ListedGame; readonly isOn: boolean };

/** Makes a game a favourite or takes it away: shown at once, taken back when the server does not agree. */
export function useSetFavourite() {
  const t = useTranslations('catalog.favourites');
  const queryClient = useQueryClient();
  const { queryKey } = favouriteIdsQuery(call);
  const show = ({ game, isOn }: Wish) =>
    queryClient.setQueryData(queryKey, (ids) => withFavourite(ids ?? [], game.nodeId, isOn));
  return useMutation({
    mutationKey: catalogKeys.favourites,
    networkMode: 'always',
    retry: false,
    mutationFn: ({ game: { nodeId }, isOn }: Wish) =>
      readValue(
        isOn
          ? call(catalogEndpoints.addFavourite, { nodeId })
          : call(catalogEndpoints.removeFavourite, { nodeId }),
      ),
    onMutate: async (wish: Wish) => {
      await queryClient.cancelQueries({ queryKey });
      show(wish);
      if (!wish.isOn) removeFromLists(wish.game);
    },
    onError: (error, wish) => {
      // Only this one: others that were tapped meanwhile may have come through.
      show({ ...wish, isOn: !wish.isOn });
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

  function removeFromLists({ nodeId }: ListedGame): void {
    queryClient.setQueriesData<InfiniteData<GamePage>>(
      { queryKey: catalogKeys.favourites },
      (shown) => (shown && 'pages' in shown ? withoutGame(shown, nodeId) : shown),
    );
  }
}
