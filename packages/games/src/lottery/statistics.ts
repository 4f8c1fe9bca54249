import { DIGITS, distinct, numbers } from './drawn.ts';
import type { FamilyCode, Result } from './play.ts';

/** A part of a result that is followed over many draws: a place, a sum, or all numbers together. */
export type Track = {
  readonly code: string;
  readonly symbols: readonly string[];
  /** The symbols that a result shows there, each once. */
  readonly read: (result: Result) => readonly string[];
};

/** How a symbol has come and stayed away. All of it is past: no draw knows of another. */
export type Omission = {
  readonly symbol: string;
  readonly times: number;
  /** How many draws ago it was last shown; as many as there are where it never was. */
  readonly current: number;
  readonly longest: number;
};

/** One draw of a chart: for each symbol 0 where it is shown, else for how many draws it has not been. */
export type TrendRow = readonly number[];

/** Counts over draws in the order in which they were held, the oldest first. */
export function followTrack(
  { symbols, read }: Track,
  results: readonly Result[],
): { readonly rows: readonly TrendRow[]; readonly omissions: readonly Omission[] } {
  const away = symbols.map(() => 0);
  const longest = symbols.map(() => 0);
  const times = symbols.map(() => 0);
  const rows = results.map((result) => {
    const shown = new Set(read(result));
    return symbols.map((symbol, place) => {
      const isShown = shown.has(symbol);
      if (isShown) times[place]! += 1;
      away[place] = isShown ? 0 : away[place]! + 1;
      longest[place] = Math.max(longest[place]!, away[place]!);
      return away[place]!;
    });
  });
  const omissions = symbols.map((symbol, place) => ({
    symbol,
    times: times[place]!,
    current: away[place]!,
    longest: longest[place]!,
  }));
  return { rows, omissions };
}

const places = (count: number, symbols: readonly string[]): readonly Track[] =>
  Array.from({ length: count }, (_, place) => ({
    code: String(place + 1),
    symbols,
    read: (result: Result) => [result[place]!],
  }));

const all = (symbols: readonly string[]): Track => ({ code: 'ALL', symbols, read: distinct });

const sums = (from: number, to: number, of: (result: Result) => readonly string[]): Track => ({
  code: 'SUM',
  symbols: numbers(from, to, 1),
  read: (result) => [String(of(result).reduce((sum, number) => sum + Number(number), 0))],
});

/** A digit of a number that is written in a result, counted from its end. */
const digit = (code: string, prize: number, fromEnd: number): Track => ({
  code,
  symbols: DIGITS,
  read: (result) => [result[prize]!.at(-fromEnd)!],
});

const tails: Track = {
  code: 'TAILS',
  symbols: numbers(0, 99, 2),
  read: (result) => distinct(result.map((prize) => prize.slice(-2))),
};

const vietnam = [digit('DAU', 0, 2), digit('DUOI', 0, 1), tails];

/** What is followed in each family. */
export const TRACKS: Readonly<Record<FamilyCode, readonly Track[]>> = {
  VN_N: vietnam,
  VN_C: vietnam,
  VN_S: vietnam,
  SSC: places(5, DIGITS),
  K3: [sums(3, 18, (result) => result), all(numbers(1, 6, 1))],
  PK10: [...places(10, numbers(1, 10, 2)), sums(3, 19, (result) => result.slice(0, 2))],
  X115: [all(numbers(1, 11, 2)), ...places(5, numbers(1, 11, 2))],
  KENO: [all(numbers(1, 80, 2))],
  SEA: [
    digit('TOP_HUNDREDS', 0, 3),
    digit('TOP_TENS', 0, 2),
    digit('TOP_ONES', 0, 1),
    digit('BOTTOM_TENS', 1, 2),
    digit('BOTTOM_ONES', 1, 1),
  ],
};
