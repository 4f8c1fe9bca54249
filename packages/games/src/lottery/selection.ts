import { done, refused } from '@maneki/kernel/outcome';
import type { Line, Play, PlayType, Rows } from './play.ts';

/** Why something that was written is no selection of a play. */
export const SELECTION_FAULTS = [
  'WRONG_ROWS',
  'UNKNOWN_SYMBOL',
  'REPEATED',
  'TOO_FEW',
  'TOO_MANY',
  'NO_LINE',
  'TOO_MANY_LINES',
  'ONE_LINE_ONLY',
] as const;
export type SelectionFault = (typeof SELECTION_FAULTS)[number];

/** A ticket has so many lines at most: each of them is a number whose load is counted. */
export const LINES_MAX = 10_000;

export type Selection = {
  /** The one way to write it: what is stored, and what is compared. */
  readonly text: string;
  readonly rows: Rows;
  readonly lines: number;
};

const BETWEEN_ROWS = '|';
const BETWEEN_SYMBOLS = ',';

export const writeRows = (rows: Rows): string =>
  rows.map((row) => row.join(BETWEEN_SYMBOLS)).join(BETWEEN_ROWS);

/** Reads what `writeRows` wrote: a ticket that was sold is not judged again. */
export const readRows = (text: string): Rows =>
  text.split(BETWEEN_ROWS).map((row) => row.split(BETWEEN_SYMBOLS));

/** Reads `1,2|3|4,5`: rows in their order, the symbols of a row in any. */
export function parseSelection(play: Play, type: PlayType, text: string) {
  const { grammar } = play;
  const written = text.split(BETWEEN_ROWS);
  if (written.length !== grammar.rows.length) return refused({ code: 'WRONG_ROWS' });
  const rows: string[][] = [];
  for (const [place, row] of written.entries()) {
    const read = readRow(play, place, row);
    if (typeof read === 'string') return refused({ code: read });
    rows.push(read);
  }
  const lines = grammar.count(rows);
  if (lines === 0) return refused({ code: 'NO_LINE' });
  if (lines > LINES_MAX) return refused({ code: 'TOO_MANY_LINES' });
  if (type === 'ENTERTAINMENT' && lines > 1) return refused({ code: 'ONE_LINE_ONLY' });
  return done<Selection>({ text: writeRows(rows), rows, lines });
}

function readRow({ grammar }: Play, place: number, text: string): string[] | SelectionFault {
  const { symbols, least, most } = grammar.rows[place]!;
  const spell = grammar.spell ?? ((written) => written);
  const written = text === '' ? [] : text.split(BETWEEN_SYMBOLS).map(spell);
  if (written.length < least) return 'TOO_FEW';
  const chosen = new Set(written);
  const row = symbols.filter((symbol) => chosen.has(symbol));
  if (row.length < chosen.size) return 'UNKNOWN_SYMBOL';
  if (chosen.size < written.length) return 'REPEATED';
  return row.length > most ? 'TOO_MANY' : row;
}

/** What is paid for: most lines cost one unit, those that are drawn for several times as many. */
export const unitsOf = (play: Play, { lines }: Selection): number => lines * play.price;

/** What a selection costs at an amount for each unit, in ledger units. */
export const stakeOf = (play: Play, selection: Selection, amount: bigint): bigint =>
  BigInt(unitsOf(play, selection)) * amount;

/** The numbers of a play that a selection loads. */
export const linesOf = (play: Play, { rows }: Selection): Iterable<Line> => play.grammar.list(rows);
