import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { call } from '#platform/call/browser.ts';
import { useLocation } from '#platform/navigation/navigation.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { loginAddress } from './launch-way.ts';
import { useSetFavourite } from './mutations.ts';
import { favouriteIdsQuery } from './queries.ts';

export type Favourites = {
  readonly isOn: (nodeId: string) => boolean;
  /** Adds or takes away. */
  readonly toggle: (game: Pick<ListedGame, 'nodeId'>) => void;
  /** Where a guest's hearts lead: to log in, and back. */
  readonly loginAddress: string | undefined;
};

/** The hearts of games. What is tapped shows at once, and goes back with a notice if it fails. */
export function useFavourites(): Favourites {
  const { isLoggedIn } = useViewer();
  const queryClient = useQueryClient();
  const { data: ids } = useQuery({ ...favouriteIdsQuery(call), enabled: isLoggedIn });
  const { mutate } = useSetFavourite();
  // Tiles need not be drawn anew at once because the way back from logging in has changed.
  const { pathname, search } = useDeferredValue(useLocation());
  // The same object until a heart changes: a list has hundreds of tiles that need not be drawn again.
  return useMemo(() => {
    const shown = new Set(isLoggedIn ? ids : []);
    return {
      isOn: (nodeId) => shown.has(nodeId),
      loginAddress: isLoggedIn ? undefined : loginAddress(`/m${pathname}${search}`),
      toggle: (game) => {
        // Asked of the cache: two taps may come before the page is drawn again.
        const known = queryClient.getQueryData(favouriteIdsQuery(call).queryKey) ?? [];
        mutate({ game, isOn: !known.includes(game.nodeId) });
      },
    };
  }, [ids, isLoggedIn, mutate, pathname, search, queryClient]);
}
