import type { Family, Play, PlayType } from '@maneki/games/lottery/play';

/** Plays of one name: the same, in several places. */
export type PlayGroup = { readonly name: string; readonly plays: readonly Play[] };

/**
 * How somebody chooses: on a BOARD all places of a play lie open at once, ROWS have one for each place of a
 * line, a GRID is one large field of numbers, and what is longer is TYPED.
 */
export type PadForm = 'BOARD' | 'ROWS' | 'GRID' | 'TYPED';

/** No field has more buttons than this. */
const BUTTONS_MAX = 100;
/** Up to so many symbols, several places of a play are seen at once. */
const BOARD_MAX = 12;

export function groupPlays(family: Family, type: PlayType): readonly PlayGroup[] {
  const groups = new Map<string, Play[]>();
  for (const play of family.plays) {
    if (!play.types.includes(type)) continue;
    const known = groups.get(play.name);
    if (known) known.push(play);
    else groups.set(play.name, [play]);
  }
  return [...groups].map(([name, plays]) => ({ name, plays }));
}

export function formOf({ grammar }: Play): PadForm {
  if (grammar.form === 'PLACES') return 'ROWS';
  const { length } = grammar.rows[0]!.symbols;
  if (length > BUTTONS_MAX) return 'TYPED';
  return grammar.form === 'OPTIONS' && length <= BOARD_MAX ? 'BOARD' : 'GRID';
}

/** The plays that lie open at once: all of a board, else the one whose place was chosen. */
export function openPlays({ plays }: PlayGroup, place: string | undefined): readonly Play[] {
  if (plays.every((play) => formOf(play) === 'BOARD')) return plays;
  return [plays.find((play) => play.place === place) ?? plays[0]!];
}

/** Where the first of several places stands among those that are drawn. */
const FIRST_PLACES: Readonly<Record<string, number>> = { MIDDLE3: 2, LAST3: 3, LAST2: 4 };

/** Which place of a result a row is about, counted from 1. */
export const placeOfRow = ({ name, place }: Play, row: number): number =>
  row + (name === 'DIRECT4' ? 2 : (FIRST_PLACES[place ?? ''] ?? 1));
