import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#platform/browser.ts';
import { useIsIdle } from '#platform/use-is-idle.ts';
import { loginAddress } from './launch-way.ts';
import { useSetFavourite } from './mutations.ts';
import { favouriteIdsQuery } from './queries.ts';

export type Favourites = {
  readonly isOn: (nodeId: string) => boolean;
  /** Adds or takes away; a guest is led to log in and back. */
  readonly toggle: (game: ListedGame) => void;
};

/** The hearts of games. What is tapped shows at once, and goes back with a notice if it fails. */
export function useFavourites(isLoggedIn: boolean): Favourites {
  // Hearts are not what a visitor waits for.
  const isIdle = useIsIdle();
  const queryClient = useQueryClient();
  const { data: ids } = useQuery({ ...favouriteIdsQuery(call), enabled: isLoggedIn && isIdle });
  const { mutate } = useSetFavourite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // The same object until a heart changes: a list has hundreds of tiles that need not be drawn again.
  return useMemo(() => {
    const shown = new Set(isLoggedIn ? ids : []);
    return {
      isOn: (nodeId) => shown.has(nodeId),
      toggle: (game) => {
        if (!isLoggedIn) {
          navigate(loginAddress(`/m${pathname}${search}`).slice(2));
          return;
        }
        // Asked of the cache: two taps may come before the page is drawn again.
        const known = queryClient.getQueryData(favouriteIdsQuery(call).queryKey) ?? [];
        mutate({ game, isOn: !known.includes(game.nodeId) });
      },
    };
  }, [ids, isLoggedIn, mutate, navigate, pathname, search, queryClient]);
}
