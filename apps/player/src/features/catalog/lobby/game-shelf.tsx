import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { PAGE_SIZES } from '@maneki/contract/constants';
import { startTransition, useEffect, useState } from 'react';
import { useIsServed } from '#platform/moments/use-is-served.ts';
import { GameTile } from '../components/game-tile.tsx';
import type { Favourites } from '../use-favourites.ts';

/**
 * A tile takes 29 % of the width. Art without fine lines is sharp enough with two dots to a point: for the
 * third a phone would load twice as much. The same on a plate, so that no picture is loaded again for it.
 */
const SIZES =
  '(min-width: 480px) 108px, (min-resolution: 2.5dppx) 18vw, (min-resolution: 1.5dppx) 27vw, 29vw';

type GameShelfProps = {
  readonly games: readonly ListedGame[];
  readonly favourites: Favourites;
  /** Whether its block has the page for itself. */
  readonly isAlone: boolean;
};

/** What the widest screen shows of a row: its last tile is cut by the edge, so that a finger can begin to push. */
const IN_ROW_AT_FIRST = 4;

/** What a phone shows of a plate. */
const ON_PLATE_AT_FIRST = 6;

/**
 * The first games of a block: in a row that a finger pushes sideways, where the edge of a fourth shows that it goes
 * on; or three to a line, where the block has the page for itself. One becomes the other with the tiles that stand.
 * Those that nobody sees are rendered a moment after a category was chosen, or when somebody pushes the row, or walks
 * along it by keys.
 */
export function GameShelf({ games, favourites, isAlone }: GameShelfProps) {
  const isServed = useIsServed();
  const [isWhole, setIsWhole] = useState(isServed && isAlone);
  const reach = () => startTransition(() => setIsWhole(true));
  useEffect(() => {
    if (isAlone) startTransition(() => setIsWhole(true));
  }, [isAlone]);
  const atFirst = isAlone ? ON_PLATE_AT_FIRST : IN_ROW_AT_FIRST;
  // What stands below a plate would come into sight for that moment, and be drawn in vain.
  const isBegun = isAlone && !isWhole && games.length > atFirst;
  return (
    <ul
      className={isAlone ? `${PLATE} ${isBegun ? 'min-h-dvh' : ''}` : ROW}
      {...(!isAlone && { onKeyUp: reach, onScroll: reach })}
    >
      {games.slice(0, isWhole ? PAGE_SIZES.scrollRow : atFirst).map((game) => (
        <li
          key={game.nodeId}
          className={isAlone ? 'min-w-0' : 'w-[29%] max-w-33 shrink-0 snap-start'}
        >
          <GameTile {...{ game, favourites }} sizes={SIZES} from="home" />
        </li>
      ))}
    </ul>
  );
}

const ROW =
  'no-scrollbar relative -mx-4 flex snap-x snap-mandatory gap-2.5 overflow-x-auto scroll-px-4 px-4 pb-1';
const PLATE = 'grid grid-cols-3 content-start gap-x-2.5 gap-y-4';
