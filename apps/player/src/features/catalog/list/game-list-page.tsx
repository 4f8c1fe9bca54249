import { LOGIN_NEEDED_NOTICE_MS } from '@maneki/contract/constants';
import { ListMessage } from '@maneki/ui/list-message';
import { toast } from '@maneki/ui/overlays';
import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { loginAddress } from '../launch-way.ts';
import { useFavourites } from '../use-favourites.ts';
import { GameGrid } from './game-grid.tsx';
import { ListHead } from './list-head.tsx';
import {
  applyFilters,
  closeDrawer,
  type ListState,
  needsSession,
  writeList,
} from './list-state.ts';
import { ListSummary } from './list-summary.tsx';
import { useListGames } from './use-list-games.ts';
import { useListState } from './use-list-state.ts';

const FilterDrawer = lazy(async () => ({
  default: (await import('./filter-drawer.tsx')).FilterDrawer,
}));

/** A list of games: what kind, whose, which view of them, and the games. */
export function GameListPage() {
  const { isLoggedIn } = useViewer();
  const { state, go, lift } = useListState();
  // Games that come are drawn in slices, because a finger may be scrolling meanwhile.
  const list = useDeferredValue(useListGames(state));
  const favourites = useFavourites();
  const isDrawerWanted = useEver(state.isDrawerOpen);
  const isStranger = needsSession(state) && !isLoggedIn;
  return (
    <div className="grid grid-cols-1 gap-2.5 px-4 pt-1.5 pb-4">
      <ListHead />
      <ListSummary state={state} total={isStranger ? undefined : list.total} />
      {isStranger ? (
        <LoginFirst state={state} />
      ) : (
        <GameGrid state={state} list={list} favourites={favourites} />
      )}
      {isDrawerWanted && (
        <Suspense>
          <FilterDrawer
            state={state}
            kinds={list.kinds}
            onApply={(filters) => go(applyFilters(state, filters), { replaces: true })}
            onClose={() => lift(closeDrawer(state))}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Favourites and recent games are somebody's: who is nobody yet is told, and led to the login. */
function LoginFirst({ state }: { readonly state: ListState }) {
  const t = useTranslations('catalog.list');
  const navigate = useNavigate();
  const login = loginAddress(writeList(state));
  const lead = useEffectEvent(() => {
    toast({ kind: 'notice', text: t('loginNeeded'), durationMs: LOGIN_NEEDED_NOTICE_MS });
    navigate(login.slice(2), { replace: true });
  });
  useEffect(() => lead(), []);
  return (
    <ListMessage
      icon="user"
      title={t('guest.title')}
      text={t('guest.text')}
      action={{ text: t('guest.action'), href: login }}
    />
  );
}

/** True from the first time on: what was loaded stays for its way out. */
function useEver(isNow: boolean): boolean {
  const [isEver, setIsEver] = useState(false);
  // In the browser only: a sheet has no place in a document without scripts.
  useEffect(() => {
    if (isNow) setIsEver(true);
  }, [isNow]);
  return isEver;
}
