import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { useState } from 'react';
import { GameTile } from '../components/game-tile.tsx';
import type { Favourites } from '../use-favourites.ts';
import { listRows } from './row-window.ts';
import { useRowWindow } from './use-row-window.ts';

const COLUMNS = 3;

type TileGridProps = {
  readonly label: string;
  readonly games: readonly ListedGame[];
  /** How many there are in all; undefined while nobody knows. */
  readonly total: number | undefined;
  readonly isLoggedIn: boolean;
  readonly favourites: Favourites;
};

/**
 * Games three to a line, of which only a few screens are in the document. Every tile has its place in a
 * grid of fixed rows, so that the list is as long as if all of it were there.
 */
export function TileGrid({ label, games, total, isLoggedIn, favourites }: TileGridProps) {
  const rowCount = Math.ceil(games.length / COLUMNS);
  const { list, tilePx, range } = useRowWindow(rowCount);
  const [focused, setFocused] = useState<number>();
  const rows = listRows(
    { ...range, end: Math.min(range.end, rowCount) },
    keptRow(focused, rowCount),
  );
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets.
      role="list"
      aria-label={label}
      className="grid grid-cols-3 items-start gap-x-2.5 gap-y-4"
      style={tilePx ? { gridTemplateRows: `repeat(${rowCount}, ${tilePx}px)` } : undefined}
      onFocus={({ target }) => setFocused(rowOf(target))}
      // Where the focus goes next must still be there when it arrives.
      onBlur={({ relatedTarget }) => setFocused(rowOf(relatedTarget))}
    >
      {rows.flatMap((row) =>
        games.slice(row * COLUMNS, (row + 1) * COLUMNS).map((game, column) => (
          <li
            key={game.nodeId}
            data-row={row}
            aria-setsize={total ?? -1}
            aria-posinset={row * COLUMNS + column + 1}
            className="min-w-0"
            style={tilePx ? { gridRow: row + 1, gridColumn: column + 1 } : undefined}
          >
            <GameTile {...{ game, isLoggedIn, favourites }} isUrgent={row === 0} />
          </li>
        )),
      )}
    </ul>
  );
}

const keptRow = (row: number | undefined, rowCount: number) =>
  row !== undefined && row < rowCount ? row : undefined;

function rowOf(target: EventTarget | null): number | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? undefined : Number(row);
}
