import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { PAGE_SIZES } from '@maneki/contract/constants';
import { startTransition, useEffect, useState } from 'react';
import { useIsServed } from '#platform/moments/use-is-served.ts';
import { GameTile } from '../components/game-tile.tsx';
import type { Favourites } from '../use-favourites.ts';

/**
 * A tile takes 29 % of the width. Art without fine lines is sharp enough with two dots to a point: for the
 * third a phone would load twice as much.
 */
const SIZES =
  '(min-width: 480px) 108px, (min-resolution: 2.5dppx) 18vw, (min-resolution: 1.5dppx) 27vw, 29vw';

type GamesProps = {
  readonly games: readonly ListedGame[];
  readonly favourites: Favourites;
};

/** What the widest screen shows of a row, and some more for the finger that begins to push. */
const AT_FIRST = 5;

/**
 * The first games of a block in a row that a finger pushes sideways; the edge of a fourth shows that it goes
 * on. Those that nobody sees are rendered when somebody pushes the row, or walks along it by keys.
 */
export function GameRow({ games, favourites }: GamesProps) {
  const [isReached, setIsReached] = useState(false);
  const reach = () => startTransition(() => setIsReached(true));
  const shown = isReached ? PAGE_SIZES.scrollRow : AT_FIRST;
  return (
    <ul
      className="no-scrollbar relative -mx-4 flex snap-x snap-mandatory gap-2.5 overflow-x-auto scroll-px-4 px-4 pb-1"
      onKeyUp={reach}
      onScroll={reach}
    >
      {games.slice(0, shown).map((game) => (
        <li key={game.nodeId} className="w-[29%] max-w-33 shrink-0 snap-start">
          <GameTile {...{ game, favourites }} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}

/** What a phone shows of a plate. */
const IN_SIGHT = 6;

/**
 * The same games three to a line, where a block has the page for itself. Whoever chooses a category sees its first
 * games at once, and the others a moment later.
 */
export function GamePlate({ games, favourites }: GamesProps) {
  const [isWhole, setIsWhole] = useState(useIsServed());
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  // What stands below would come into sight for that moment, and be drawn in vain.
  const isBegun = !isWhole && games.length > IN_SIGHT;
  return (
    <ul
      className={`grid grid-cols-3 content-start gap-x-2.5 gap-y-4 ${isBegun ? 'min-h-dvh' : ''}`}
    >
      {games.slice(0, isWhole ? PAGE_SIZES.scrollRow : IN_SIGHT).map((game) => (
        <li key={game.nodeId} className="min-w-0">
          <GameTile {...{ game, favourites }} />
        </li>
      ))}
    </ul>
  );
}
