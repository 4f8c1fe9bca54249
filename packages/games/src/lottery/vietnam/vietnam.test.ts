import {
  add,
  type Fraction,
  fraction,
  multiply,
  partsOf,
  ZERO,
} from '@maneki/games/exact/fraction';
import { describe, expect, test } from 'vitest';
import { seriesOdds } from '../odds.ts';
import type { Result } from '../play.ts';
import { stakeOf, unitsOf } from '../selection.ts';
import { payoutOf, winsOf, winUnitsOf } from '../settle.ts';
import { vietnamAgain } from '../testing/again/vietnam.ts';
import {
  anyOdds,
  drawsOf,
  oddsShown,
  PATIENT,
  playOf,
  proveDrawn,
  proveSettlement,
  returnsShown,
  select,
  selectionOf,
} from '../testing/prove-play.ts';
import { VN_NORTH } from '../vn-north/family.ts';
import { VN_SOUTH } from '../vn-south/family.ts';

const REGIONS = [
  ['north', VN_NORTH, 27],
  ['south', VN_SOUTH, 18],
] as const;

/** Code, price, what is paid, and what comes back: each in the north and in the south. */
const TABLE = [
  ['LO2', [27, 18], [97.5, 97.5], [9_750, 9_750]],
  ['LO3', [23, 17], [960, 960], [9_600, 9_600]],
  ['LO4', [20, 16], [9_000, 9_000], [9_000, 9_000]],
  ['DE', [1, 1], [96, 96], [9_600, 9_600]],
  ['C3', [1, 1], [960, 960], [9_600, 9_600]],
  ['DAU', [1, 1], [9.6, 9.6], [9_600, 9_600]],
  ['DUOI', [1, 1], [9.6, 9.6], [9_600, 9_600]],
  ['X2', [1, 1], [17, 36], [9_330, 9_399]],
  ['X3', [1, 1], [75, 240], [9_223, 9_392]],
  ['X4', [1, 1], [345, 1_650], [9_211, 9_161]],
  ['T4', [1, 1], [2.8, 2], [9_300, 9_592]],
  ['T8', [1, 1], [8.8, 4.2], [9_263, 9_363]],
  ['T10', [1, 1], [16, 6.3], [9_304, 9_456]],
  ['BS', [1, 1], [1.94, 1.94], [9_700, 9_700]],
  ['OE', [1, 1], [1.94, 1.94], [9_700, 9_700]],
] as const;

test.each(TABLE)('%s costs %s units, pays %s and returns %s', (code, prices, odds, returns) => {
  const plays = [VN_NORTH, VN_SOUTH].map((family) => playOf(family, code));
  expect(plays.map(({ price }) => price)).toEqual(prices);
  expect(plays.flatMap(oddsShown)).toEqual(odds);
  expect(plays.flatMap(returnsShown)).toEqual(returns);
});

test.each([
  ['LO2', 27, 100n],
  ['LO3', 23, 1_000n],
  ['LO4', 20, 10_000n],
])('a number of %s is hit %s times in %s results of the north', (code, hits, results) => {
  expect(playOf(VN_NORTH, code).prizes[0]!.chance).toEqual(fraction(hits, results));
});

/** Draws tail after tail, and follows how many of the numbers have been seen. */
function chanceOfSeeing(size: number, wanted: number, tails: number): Fraction {
  let seen = [fraction(1), ...Array<Fraction>(size).fill(ZERO)];
  for (let tail = 0; tail < tails; tail += 1)
    seen = seen.map((share, known) => {
      const stays = multiply(share, fraction(100 - (size - known), 100));
      const before = seen[known - 1];
      return before ? add(stays, multiply(before, fraction(size - known + 1, 100))) : stays;
    });
  return seen[wanted]!;
}

test.each([
  ['X2', 54_882],
  ['X3', 12_298],
  ['X4', 2_670],
  ['T4', 332_142],
  ['T8', 105_262],
  ['T10', 58_150],
])('%s wins in %s of a million results of the north, worked out draw by draw', (code, parts) => {
  for (const [, family, tails] of REGIONS) {
    const { prizes } = playOf(family, code);
    const size = Number(code.slice(1));
    const chance = chanceOfSeeing(size, code.startsWith('X') ? size : 0, tails);
    expect(prizes[0]!.chance).toEqual(chance);
    if (family === VN_NORTH) expect(partsOf(chance, 1_000_000n)).toBe(parts);
  }
});

test('series 1940 pays 97 for a number, and 17.67 for two, the rest cut', () => {
  const [lo, two] = ['LO2', 'X2'].map((code) => seriesOdds(playOf(VN_NORTH, code), 1_940)[0]!);
  expect(lo).toEqual(fraction(97));
  expect(partsOf(two!, 100n)).toBe(1_767);
});

describe.each(REGIONS)('in the %s', (region, family, tails) => {
  test('what is won is what another reading of the rules finds', PATIENT, () => {
    proveDrawn(family, { draws: drawsOf(`vietnam ${region}`), again: vietnamAgain });
  });

  test('numbers that are drawn win, too, as another reading finds', () => {
    const draws = drawsOf(`vietnam drawn ${region}`);
    const results = Array.from({ length: 30 }, () => family.draw(draws));
    for (const code of ['LO2', 'LO3', 'LO4', 'X2', 'X3', 'X4']) {
      const play = playOf(family, code);
      const [shown] = play.read(results[0]!);
      const drawn = play.grammar.rows[0]!.symbols.filter((symbol) => shown!.includes(symbol));
      const rows = [drawn.slice(0, 6)];
      expect(winsOf(play, selectionOf(play, rows), results[0]!)).not.toEqual([]);
      proveSettlement(play, results, { rows, again: vietnamAgain });
    }
  });

  test('a result has as many prizes as are drawn, of their lengths', () => {
    const result: Result = family.draw(drawsOf('prizes'));
    expect(result).toHaveLength(tails);
    expect(family.isResult(result.slice(1))).toBe(false);
    expect(family.isResult([`${result[0]}0`, ...result.slice(1)])).toBe(false);
    expect(family.isResult(['', ...result.slice(1)])).toBe(false);
    expect(family.isResult(['x'.repeat(result[0]!.length), ...result.slice(1)])).toBe(false);
  });
});

/** A result of the north with these tails, and 99 wherever nothing is said. */
const northWith = (...tails: readonly string[]): Result =>
  VN_NORTH.draw({ below: () => 9, blocksUsed: 0 }).map((prize, at) => {
    const tail = tails[at];
    return tail ? prize.slice(0, -2) + tail : prize;
  });

const VND = 10_000n;

test('ten units of 1 000 on 47 cost 270 000, and give 1 950 000 when it occurs twice', () => {
  const play = playOf(VN_NORTH, 'LO2');
  const selection = select(play, '47');
  const amount = 10n * 1_000n * VND;
  expect(unitsOf(play, selection)).toBe(27);
  expect(stakeOf(play, selection, amount)).toBe(270_000n * VND);
  const wins = winsOf(play, selection, northWith('47', '12', '47'));
  expect(winUnitsOf(wins)).toBe(2);
  expect(payoutOf(wins, { amount, odds: anyOdds(play) })).toBe(1_950_000n * VND);
});

test('50 000 on 12 and 34 gives 850 000 when both occur, however often', () => {
  const play = playOf(VN_NORTH, 'X2');
  const selection = select(play, '34,12');
  const bet = { amount: 50_000n * VND, odds: anyOdds(play) };
  const pays = (...tails: string[]) => payoutOf(winsOf(play, selection, northWith(...tails)), bet);
  expect(selection.text).toBe('12,34');
  expect(pays('12', '34')).toBe(850_000n * VND);
  expect(pays('12', '34', '12', '34')).toBe(850_000n * VND);
  expect(pays('12', '12')).toBe(0n);
});
