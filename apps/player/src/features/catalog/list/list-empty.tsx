import type { IconName } from '@maneki/ui/icon';
import { ListMessage } from '@maneki/ui/list-message';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { GameTile } from '../components/game-tile.tsx';
import { hotQuery } from '../queries.ts';
import type { Favourites } from '../use-favourites.ts';
import { type EmptyView, emptyViewOf } from './empty-view.ts';
import {
  chooseTab,
  chooseVendor,
  clearFilters,
  type ListState,
  searchName,
  writeList,
} from './list-state.ts';

const ICONS: Readonly<Record<EmptyView, IconName>> = {
  emptyKind: 'games',
  emptyStudio: 'games',
  emptyFilter: 'filter',
  emptyName: 'search',
  emptyHot: 'flame',
  emptyFav: 'heart',
  emptyRecent: 'history',
};

/** Where the one thing leads that helps now. */
const WAYS: Readonly<Record<EmptyView, (state: ListState) => string>> = {
  emptyKind: ({ gameType }) => (gameType === 'RNG' ? '/m/home' : '/m/rng'),
  emptyStudio: (state) => writeList(chooseVendor(state, undefined)),
  emptyFilter: (state) => writeList(clearFilters(state)),
  emptyName: (state) => writeList(searchName(state, '')),
  emptyHot: (state) => writeList(chooseTab(state, 'all')),
  emptyFav: (state) => writeList(chooseTab(state, 'all')),
  emptyRecent: (state) => writeList(chooseTab(state, 'all')),
};

const SUGGESTIONS_MAX = 6;

type ListEmptyProps = {
  readonly state: ListState;
  readonly favourites: Favourites;
};

/** Why there is nothing to see, a way on, and for a name that nobody bears some that others play. */
export function ListEmpty({ state, favourites }: ListEmptyProps) {
  const t = useTranslations('catalog.list');
  const view = emptyViewOf(state);
  return (
    <>
      <div role="status">
        <ListMessage
          icon={ICONS[view]}
          title={t(`${view}.title`, { name: state.filters.gameName ?? '' })}
          text={t(`${view}.text`)}
          action={{ text: t(`${view}.action`), href: WAYS[view](state) }}
        />
      </div>
      {view === 'emptyName' && <Suggestions favourites={favourites} />}
    </>
  );
}

function Suggestions({ favourites }: Omit<ListEmptyProps, 'state'>) {
  const t = useTranslations('catalog.list');
  const { data: games = [] } = useQuery(hotQuery(call));
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="suggestions">
      <SectionHeading id="suggestions" title={t('suggestions')} />
      <ul className="grid grid-cols-3 gap-x-2.5 gap-y-4">
        {games.slice(0, SUGGESTIONS_MAX).map((game) => (
          <li key={game.nodeId} className="min-w-0">
            <GameTile game={game} favourites={favourites} />
          </li>
        ))}
      </ul>
    </section>
  );
}
