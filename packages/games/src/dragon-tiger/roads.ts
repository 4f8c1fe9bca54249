import type { DragonTigerResult } from './dragon-tiger.ts';

export const ROAD_ROWS = 6;

/** A place of the big road: who won, where, and how many ties followed. */
export type RoadCell = {
  readonly column: number;
  readonly row: number;
  readonly winner: 'DRAGON' | 'TIGER';
  readonly ties: number;
};

/**
 * The big road of a shoe: a winner goes on below, another one begins a column, and what finds no place
 * below turns to the right. Ties are counted at the place before them; those before any winner at the first.
 */
export function bigRoadOf(results: readonly DragonTigerResult[]): RoadCell[] {
  const cells: RoadCell[] = [];
  const taken = new Set<string>();
  let column = -1;
  let waiting = 0;
  const begin = (): Place => {
    column = freeColumn(column + 1, taken);
    return { column, row: 0 };
  };
  for (const result of results) {
    if (result !== 'DRAGON' && result !== 'TIGER') {
      const last = cells.pop();
      if (last) cells.push({ ...last, ties: last.ties + 1 });
      else waiting += 1;
      continue;
    }
    const last = cells.at(-1);
    const place = last?.winner === result ? nextTo(last, taken) : begin();
    cells.push({ ...place, winner: result, ties: waiting });
    taken.add(keyOf(place));
    waiting = 0;
  }
  return cells;
}

type Place = { readonly column: number; readonly row: number };

const keyOf = ({ column, row }: Place): string => `${column} ${row}`;

function nextTo({ column, row }: Place, taken: ReadonlySet<string>): Place {
  const below = { column, row: row + 1 };
  return below.row < ROAD_ROWS && !taken.has(keyOf(below)) ? below : { column: column + 1, row };
}

/** What turned to the right may have come as far as the top. */
const freeColumn = (column: number, taken: ReadonlySet<string>): number =>
  taken.has(keyOf({ column, row: 0 })) ? freeColumn(column + 1, taken) : column;

/** How often each result came. */
export const countResults = (
  results: readonly DragonTigerResult[],
): Readonly<Record<DragonTigerResult, number>> => {
  const counts = { DRAGON: 0, TIGER: 0, TIE: 0, SUITED_TIE: 0 };
  for (const result of results) counts[result] += 1;
  return counts;
};
