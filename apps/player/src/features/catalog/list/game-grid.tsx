import { ListFoot } from '@maneki/ui/list';
import { ListMessage } from '@maneki/ui/list-message';
import { TileSkeleton } from '@maneki/ui/tile';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { Favourites } from '../use-favourites.ts';
import { ListEmpty } from './list-empty.tsx';
import type { ListState } from './list-state.ts';
import { TileGrid } from './tile-grid.tsx';
import type { ListGames } from './use-list-games.ts';

/** As many as a phone's screen shows at once. */
const WAITING = Array.from({ length: 12 }, (_, place) => place);

type GameGridProps = {
  readonly state: ListState;
  readonly list: ListGames;
  readonly favourites: Favourites;
};

/** The games of a view, with more as the reader goes down; or why there are none. */
export const GameGrid = memo(function GameGrid(props: GameGridProps) {
  const { state, list, favourites } = props;
  const t = useTranslations('catalog.list');
  const { games, total, reading, error, more } = list;
  if (games.length > 0)
    return (
      // A browser holds on to what it sees, which is the foot of the list as long as tiles are missing: with a
      // list that grows, the reader would be carried to its end.
      <div className="[overflow-anchor:none]">
        <h2 className="sr-only">{t('label')}</h2>
        <TileGrid label={t('label')} games={games} total={total} favourites={favourites} />
        <ListFoot more={more} itemCount={games.length} />
      </div>
    );
  if (reading === 'error')
    return (
      <div role="alert">
        <ListMessage {...error} />
      </div>
    );
  if (reading === 'ready') return <ListEmpty state={state} favourites={favourites} />;
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {more.loadingLabel}
      </p>
      <div className="grid grid-cols-3 gap-x-2.5 gap-y-4">
        {WAITING.map((place) => (
          <TileSkeleton key={place} noteLines={2} />
        ))}
      </div>
    </div>
  );
});
