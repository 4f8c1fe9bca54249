import type { Play, Rows } from '@maneki/games/lottery/play';

/**
 * The lines of a selection, counted out one by one without asking the play's grammar: each symbol chosen, each symbol
 * of one place beside each of another, each set of a size. Only what a line is called is as in the grammar.
 */
export function listLinesAgain({ name, grammar }: Play, rows: Rows): Iterable<string> {
  if (grammar.form === 'OPTIONS') return rows[0]!;
  if (grammar.form === 'PLACES') return listTuples(rows, isDrum(rows));
  // A pair and a single digit: whoever has both may be the pair.
  if (name === 'GROUP3') return listTuples([rows[0]!, rows[0]!], true);
  return listSets(rows[0]!, grammar.rows[0]!.least);
}

/** Balls leave the drum, so that none stands in two places; digits and letters may. */
const isDrum = (rows: Rows): boolean => rows[0]![0]!.length === 2;

/** Turns like a counter of miles, the last place fastest. */
function* listTuples(rows: Rows, isDistinct: boolean): Generator<string> {
  const all = rows.reduce((product, { length }) => product * length, 1);
  for (let number = 0; number < all; number += 1) {
    const tuple: string[] = [];
    let rest = number;
    for (const row of rows.toReversed()) {
      tuple.unshift(row[rest % row.length]!);
      rest = Math.floor(rest / row.length);
    }
    if (!isDistinct || new Set(tuple).size === tuple.length) yield tuple.join('-');
  }
}

/** From one set to the next: the last member that can move on does, and those behind it follow. */
function* listSets(symbols: readonly string[], size: number): Generator<string> {
  const places = Array.from({ length: size }, (_, place) => place);
  while (symbols.length >= size) {
    yield places.map((place) => symbols[place]).join('-');
    const movable = places.findLastIndex((place, at) => place < symbols.length - size + at);
    if (movable < 0) return;
    const from = places[movable]! + 1;
    for (let at = movable; at < size; at += 1) places[at] = from + at - movable;
  }
}

/** How many sets of a size there are, added up by Pascal's triangle. */
export function countSetsAgain(symbols: number, size: number): bigint {
  const counts = [1n, ...Array<bigint>(size).fill(0n)];
  for (let symbol = 0; symbol < symbols; symbol += 1)
    for (let chosen = size; chosen > 0; chosen -= 1) counts[chosen]! += counts[chosen - 1]!;
  return counts[size]!;
}
