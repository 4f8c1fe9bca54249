import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { type CSSProperties, memo, useState } from 'react';
import { GameTile } from '../components/game-tile.tsx';
import type { Favourites } from '../use-favourites.ts';
import { listTiles, type TileRange } from './row-window.ts';
import { type RowSize, useRowWindow } from './use-row-window.ts';

const COLUMNS = 3;
/** What a phone shows of a list that was just opened: its art is not kept waiting. */
const ROWS_IN_SIGHT = 2;

type TileGridProps = {
  readonly label: string;
  readonly games: readonly ListedGame[];
  /** How many there are in all; undefined while nobody knows. */
  readonly total: number | undefined;
  readonly favourites: Favourites;
};

/**
 * Games three to a line, of which only a few screens are in the document. Once the rows are measured every
 * tile has a place of its own: the list is as long as if all of it were there, and a tile that comes or goes
 * moves no other.
 */
export const TileGrid = memo(function TileGrid(props: TileGridProps) {
  const { label, games, total, favourites } = props;
  const count = games.length;
  const rowCount = Math.ceil(count / COLUMNS);
  const { list, size, range } = useRowWindow(count, COLUMNS);
  const [focused, setFocused] = useState<number>();
  const tiles = listTiles(range, { row: focused, columns: COLUMNS, count });
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets.
      role="list"
      aria-label={label}
      className={`gap-x-2.5 gap-y-4 ${size ? 'relative' : 'grid grid-cols-3 items-start'}`}
      style={
        size ? { height: lengthOf(rowCount, size) } : { paddingBottom: roomFor(rowCount, range) }
      }
      onFocus={({ target }) => setFocused(rowOf(target))}
      // Where the focus goes next must still be there when it arrives.
      onBlur={({ relatedTarget }) => setFocused(rowOf(relatedTarget))}
    >
      {tiles.map((tile) => {
        const game = games[tile];
        return (
          game && <PlacedTile key={game.nodeId} {...{ game, tile, total, size, favourites }} />
        );
      })}
    </ul>
  );
});

type PlacedTileProps = Omit<TileGridProps, 'label' | 'games'> & {
  readonly game: ListedGame;
  /** Its number in the list. */
  readonly tile: number;
  readonly size: RowSize | undefined;
};

/** Drawn once: what comes and goes around it does not concern it. */
const PlacedTile = memo(function PlacedTile(props: PlacedTileProps) {
  const { game, tile, total, size, favourites } = props;
  const row = Math.floor(tile / COLUMNS);
  return (
    <li
      data-row={row}
      aria-setsize={total ?? -1}
      aria-posinset={tile + 1}
      className={size ? 'apart' : 'min-w-0'}
      style={size && placeOf(size, row, tile % COLUMNS)}
    >
      <GameTile {...{ game, favourites }} isUrgent={row < ROWS_IN_SIGHT} />
    </li>
  );
});

const lengthOf = (rowCount: number, { rowPx, tilePx }: RowSize) => (rowCount - 1) * rowPx + tilePx;

/** About as much as the rows will take that are not drawn yet: what stands below them is not yet in sight. */
const roomFor = (rowCount: number, { end }: TileRange) =>
  `calc(${Math.max(0, rowCount - end / COLUMNS)} * (min(100vw, 30rem) * 4 / 9 + 4.5rem))`;

/** As the columns of the grid lie, with its gaps between them. */
const placeOf = ({ rowPx, tilePx }: RowSize, row: number, column: number): CSSProperties => ({
  position: 'absolute',
  top: row * rowPx,
  left: `calc((100% + 0.625rem) / ${COLUMNS} * ${column})`,
  width: `calc((100% - ${COLUMNS - 1} * 0.625rem) / ${COLUMNS})`,
  height: tilePx,
});

function rowOf(target: EventTarget | null): number | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  return row === undefined ? undefined : Number(row);
}
