import { hash } from 'node:crypto';
import { fraction, multiply, partsOf, ZERO } from '@maneki/games/exact/fraction';
import { type Draws, readDraws } from '@maneki/games/fair/draws';
import { howMany } from '@maneki/testkit/how-many';
import { expect } from 'vitest';
import { findPlay } from '../find-play.ts';
import { type Odds, oddsOf, returnsOf, seriesOdds } from '../odds.ts';
import type { Family, Play, Result, Rows } from '../play.ts';
import { LINES_MAX, parseSelection, type Selection, writeRows } from '../selection.ts';
import { largestPayout, payoutOf, winsOf, winUnitsOf } from '../settle.ts';
import { countSetsAgain, listLinesAgain } from './again/list-lines.ts';
import type { SecondReading } from './again/second-reading.ts';

export const drawsOf = (name: string): Draws =>
  readDraws((counter) => hash('sha256', `${name}|${counter}`, 'buffer'));

/** Proofs take their time in the long form. */
export const PATIENT = { timeout: 3_600_000 };

export const playOf = (family: Family, code: string): Play => {
  const play = findPlay(family, code);
  if (!play) throw new Error(`${code} is no play`);
  return play;
};

/** A selection as it is bought: several lines where the play is sold so. */
export function select(play: Play, text: string): Selection {
  const outcome = parseSelection(play, play.types[0]!, text);
  if (!outcome.ok) throw new Error(`${play.code} ${text}: ${outcome.refusal.code}`);
  return outcome.value;
}

/** Odds that are fixed, and where none are those of a series. */
export const anyOdds = (play: Play): Odds =>
  play.types.includes('ENTERTAINMENT')
    ? oddsOf(play, { type: 'ENTERTAINMENT', mode: 'ELOTT' })
    : seriesOdds(play, 1_960);

const HUNDREDTHS_OF_PERCENT = 10_000n;

/** What each prize of a play gives back, as the tables say it: 9491 is 94.91 %. */
export const returnsShown = (play: Play): number[] =>
  returnsOf(play, anyOdds(play)).map((share) => partsOf(share, HUNDREDTHS_OF_PERCENT));

export const oddsShown = (play: Play): number[] =>
  anyOdds(play).map(({ numerator, denominator }) => Number(numerator) / Number(denominator));

/** Chooses at random: a few symbols of each row more than it needs, or as many as a ticket may have. */
export function chooseRows(
  play: Play,
  draws: Draws,
  { moreMax = 3, fills = false }: { readonly moreMax?: number; readonly fills?: boolean } = {},
): Rows {
  const { length } = play.grammar.rows;
  const perRow = Math.floor(LINES_MAX ** (1 / length));
  for (;;) {
    const rows = play.grammar.rows.map(({ symbols, least, most }) => {
      const wanted = fills ? perRow : least + draws.below(moreMax + 1);
      const size = Math.min(most, symbols.length, wanted);
      const chosen = new Set<string>();
      while (chosen.size < size) chosen.add(symbols[draws.below(symbols.length)]!);
      return symbols.filter((symbol) => chosen.has(symbol));
    });
    if (play.grammar.count(rows) > 0) return rows;
  }
}

export const selectionOf = (play: Play, rows: Rows): Selection => ({
  text: writeRows(rows),
  rows,
  lines: play.grammar.count(rows),
});

/** As many lines as one selection has at most; all lines of a play are listed where they are no more. */
const LISTED_MAX = { short: 10_000, long: 200_000 };

/**
 * Units counted one by one beside the grammar's own: of selections small and as large as they may be, and of the whole
 * play. Where there are too many to be listed the whole is added up by itself.
 */
export function proveUnits(play: Play, draws: Draws): void {
  const { grammar, code } = play;
  const everything = grammar.rows.map(({ symbols }) => symbols);
  const selections = [
    ...Array.from({ length: 5 }, () => chooseRows(play, draws)),
    chooseRows(play, draws, { fills: true }),
  ];
  const listedMax = howMany(LISTED_MAX);
  if (grammar.linesInAll <= listedMax) selections.push(everything);
  else expect([code, BigInt(grammar.linesInAll)]).toEqual([code, countAll(play, everything)]);
  for (const rows of selections) {
    const listed = [...grammar.list(rows)].map(({ key }) => key);
    const again = [...listLinesAgain(play, rows)];
    const what = `${code} ${writeRows(rows)}`;
    expect([what, grammar.count(rows), new Set(again).size]).toEqual([
      what,
      again.length,
      again.length,
    ]);
    expect(new Set(listed)).toEqual(new Set(again));
    expect(listed.length).toBe(again.length);
  }
  if (grammar.linesInAll <= listedMax) expect(grammar.count(everything)).toBe(grammar.linesInAll);
}

const countAll = ({ grammar, code }: Play, [first]: Rows): bigint => {
  expect([code, grammar.form]).not.toEqual([code, 'OPTIONS']);
  if (grammar.form === 'SUBSET') return countSetsAgain(first!.length, grammar.rows[0]!.least);
  return grammar.rows.reduce((product, { symbols }) => product * BigInt(symbols.length), 1n);
};

/** What a play reads in all results, each reading once and with how often it comes. */
export function tally(
  play: Play,
  results: Iterable<Result>,
): ReadonlyMap<string, { rows: Rows; ways: number }> {
  const readings = new Map<string, { rows: Rows; ways: number }>();
  for (const result of results) {
    const rows = play.read(result);
    const key = rows.map((row) => row.join()).join('|');
    const known = readings.get(key);
    if (known) known.ways += 1;
    else readings.set(key, { rows, ways: 1 });
  }
  return readings;
}

/** The chance of every line, or of some where there are many, counted over all results. */
export function proveChances(
  play: Play,
  results: readonly Result[],
  { draws, linesMax = 100 }: { draws: Draws; linesMax?: number },
): void {
  const { grammar, prizes } = play;
  const readings = [...tally(play, results).values()];
  const everything = grammar.rows.map(({ symbols }) => symbols);
  const lines: Rows[] =
    grammar.linesInAll <= linesMax && grammar.form === 'OPTIONS'
      ? everything[0]!.map((symbol) => [[symbol]])
      : Array.from({ length: 10 }, () => chooseRows(play, draws, { moreMax: 0 }));
  for (const line of lines) {
    const perLine = grammar.count(line);
    const counted = prizes.map(() => 0);
    for (const { rows, ways } of readings)
      for (const { prize, count } of grammar.match(line, rows)) counted[prize]! += ways * count;
    const able = new Set([...grammar.list(line)].flatMap((each) => each.prizes));
    const expected = prizes.map(({ chance }, prize) =>
      able.has(prize) ? multiply(chance, fraction(perLine)) : ZERO,
    );
    const found = counted.map((count) => fraction(count, results.length));
    expect([play.code, writeRows(line), ...found]).toEqual([
      play.code,
      writeRows(line),
      ...expected,
    ]);
  }
}

/** What a selection wins is what its lines win, each settled by somebody else's reading of the rules. */
export function proveSettlement(
  play: Play,
  results: Iterable<Result>,
  { rows, again }: { rows: Rows; again: SecondReading },
): void {
  const selection = selectionOf(play, rows);
  const lines = [...listLinesAgain(play, rows)];
  const bet = { amount: 10_000n, odds: anyOdds(play) };
  const largest = largestPayout(play, selection, bet);
  for (const result of results) {
    const wins = winsOf(play, selection, result);
    const expected = play.prizes.map(() => 0);
    for (const line of lines) {
      const count = again.wins(play, line, result);
      if (count > 0) expected[again.prize?.(play, line, result) ?? 0]! += count;
    }
    const found = play.prizes.map((_, prize) =>
      winUnitsOf(wins.filter((win) => win.prize === prize)),
    );
    if (String(found) !== String(expected))
      throw new Error(
        `${play.code} ${selection.text} at ${result}: ${found} of its prizes, not ${expected}`,
      );
    if (payoutOf(wins, bet) > largest)
      throw new Error(`${play.code} ${selection.text} at ${result} pays more than ${largest}`);
  }
}

/** The same over random results, where there are too many to try all: a million in the long form. */
export function proveDrawn(
  family: Family,
  { draws, again }: { draws: Draws; again: SecondReading },
): void {
  for (const play of family.plays) proveUnits(play, draws);
  const batches = howMany({ short: 6, long: 1_000 });
  const size = howMany({ short: 50, long: 1_000 });
  for (let batch = 0; batch < batches; batch += 1) {
    const results = Array.from({ length: size }, () => family.draw(draws));
    expect(results.every(family.isResult)).toBe(true);
    for (const play of family.plays)
      proveSettlement(play, results, { rows: chooseRows(play, draws), again });
  }
}
