import type { Play, Row, Rows } from '@maneki/games/lottery/play';

/** What is chosen on the pads, by the codes of plays. */
export type Picks = Readonly<Record<string, Rows>>;

/** Whole numbers from 0 to below. */
export type DrawBelow = (count: number) => number;

export const QUICK_PICKS = ['ALL', 'BIG', 'SMALL', 'ODD', 'EVEN', 'CLEAR'] as const;
export type QuickPick = (typeof QUICK_PICKS)[number];

const empties = new WeakMap<Play, Rows>();

/** Nothing chosen: for each play one and the same, so that it compares equal. */
export function emptyRows(play: Play): Rows {
  const rows = empties.get(play) ?? play.grammar.rows.map(() => []);
  empties.set(play, rows);
  return rows;
}

export const rowsIn = (picks: Picks, play: Play): Rows => picks[play.code] ?? emptyRows(play);

export const isPicked = (rows: Rows): boolean => rows.some((row) => row.length > 0);

/** Puts the symbols of a row in the order in which they are written. */
function setRow(play: Play, rows: Rows, place: number, chosen: ReadonlySet<string>): Rows {
  const { symbols } = play.grammar.rows[place]!;
  return rows.map((row, at) =>
    at === place ? symbols.filter((symbol) => chosen.has(symbol)) : row,
  );
}

/** Chooses a symbol, or no longer. Undefined where the row is full. */
export function toggle(play: Play, rows: Rows, place: number, symbol: string): Rows | undefined {
  const chosen = new Set(rows[place]);
  if (!chosen.delete(symbol)) {
    if (chosen.size >= play.grammar.rows[place]!.most) return undefined;
    chosen.add(symbol);
  }
  return setRow(play, rows, place, chosen);
}

/** The quick picks that a row of numbers allows; words have none. */
export function quickPicksOf(play: Play, place: number): readonly QuickPick[] {
  const row = play.grammar.rows[place]!;
  if (row.symbols.length < 6 || !row.symbols.every((symbol) => /^\d+$/.test(symbol))) return [];
  return QUICK_PICKS.filter((pick) => symbolsOf(row, pick).length <= row.most);
}

export const quickPick = (play: Play, rows: Rows, place: number, pick: QuickPick): Rows =>
  setRow(play, rows, place, new Set(symbolsOf(play.grammar.rows[place]!, pick)));

function symbolsOf(row: Row, pick: QuickPick): readonly string[] {
  const { symbols } = row;
  if (pick === 'ALL') return symbols;
  if (pick === 'CLEAR') return [];
  const big = bigFrom(row);
  return symbols.filter((symbol) => {
    const number = Number(symbol);
    if (pick === 'BIG' || pick === 'SMALL') return number >= big === (pick === 'BIG');
    return (number % 2 === 1) === (pick === 'ODD');
  });
}

/** Rules list numbers by their prizes, so that the middle of a list says nothing of their size. */
function bigFrom({ symbols, bigFrom: known }: Row): number {
  if (known !== undefined) return known;
  const numbers = symbols.map(Number).sort((one, other) => one - other);
  return numbers[Math.floor(numbers.length / 2)]!;
}

/** Where lines have several symbols, a closed one is drawn again; where nearly all are closed, not for ever. */
const TRIES_MAX = 50;

/** One line by chance, of numbers that are taken in this issue. */
export function drawLine(play: Play, below: DrawBelow, closed: ReadonlySet<string>): Rows {
  for (let tries = 1; ; tries += 1) {
    const rows = drawRows(play, below, closed);
    const isClosed =
      closed.size > 0 && [...play.grammar.list(rows)].some((at) => closed.has(at.key));
    if (!isClosed || tries === TRIES_MAX) return rows;
  }
}

function drawRows(play: Play, below: DrawBelow, closed: ReadonlySet<string>): Rows {
  const taken = new Set<string>();
  return play.grammar.rows.map(({ symbols, least }) => {
    const isLine = play.grammar.form === 'OPTIONS';
    const left = symbols.filter((each) => !(taken.has(each) || (isLine && closed.has(each))));
    const row = new Set<string>();
    while (row.size < least && left.length > 0) row.add(left.splice(below(left.length), 1)[0]!);
    // Where no symbol stands in two places, what one place has taken is gone for the others.
    if (play.grammar.isDistinct) for (const symbol of row) taken.add(symbol);
    return symbols.filter((symbol) => row.has(symbol));
  });
}

/** Adds symbols to a row as far as it takes them. */
export function addSymbols(
  play: Play,
  rows: Rows,
  place: number,
  symbols: readonly string[],
): Rows {
  const { most } = play.grammar.rows[place]!;
  return setRow(play, rows, place, new Set([...rows[place]!, ...symbols].slice(0, most)));
}

export const dropSymbol = (play: Play, rows: Rows, place: number, symbol: string): Rows =>
  setRow(play, rows, place, new Set(rows[place]!.filter((each) => each !== symbol)));

/** Where symbols are lines of their own, those that an issue does not take are left out. */
export const withoutClosed = (play: Play, rows: Rows, closed: ReadonlySet<string>): Rows =>
  play.grammar.form === 'OPTIONS' && closed.size > 0
    ? rows.map((row) => row.filter((symbol) => !closed.has(symbol)))
    : rows;
