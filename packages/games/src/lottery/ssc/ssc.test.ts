import { howMany } from '@maneki/testkit/how-many';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../odds.ts';
import type { Play, Result } from '../play.ts';
import { STARTS, sscAgain } from '../testing/again/ssc.ts';
import {
  chooseRows,
  drawsOf,
  oddsShown,
  PATIENT,
  playOf,
  proveChances,
  proveSettlement,
  proveUnits,
  returnsShown,
  select,
} from '../testing/prove-play.ts';
import { SSC } from './family.ts';

const ALL: readonly Result[] = Array.from({ length: 100_000 }, (_, number) => [
  ...String(number).padStart(5, '0'),
]);

describe('prices', () => {
  test.each([
    ['DIGIT_3', [9.7], [9_700]],
    ['BS_1', [1.94], [9_700]],
    ['OE_5', [1.94], [9_700]],
    ['SUM_BS', [1.94], [9_700]],
    ['SUM_OE', [1.94], [9_700]],
    ['DT', [2.15, 9.6], [9_675, 9_600]],
    ['SHAPE_MIDDLE3', [95, 16, 3.55, 2.65, 3.2], [9_500, 9_600, 9_585, 9_540, 9_600]],
  ])('%s pays %s and returns %s', (code, odds, returns) => {
    expect(oddsShown(playOf(SSC, code))).toEqual(odds);
    expect(returnsShown(playOf(SSC, code))).toEqual(returns);
  });

  test.each([
    ['DIRECT5', 1_960_000_000n],
    ['DIRECT4', 196_000_000n],
    ['DIRECT3_FIRST3', 19_600_000n],
    ['GROUP3_MIDDLE3', 6_533_333n],
    ['GROUP6_LAST3', 3_266_666n],
    ['DIRECT2_LAST2', 1_960_000n],
    ['GROUP2_FIRST2', 980_000n],
    ['FIX_4', 196_000n],
    ['ANY1_LAST3', 72_324n],
    ['ANY2_LAST3', 362_962n],
    ['BSOE_LAST2', 78_400n],
  ])('%s pays %s ten-thousandths for two at series 1960', (code, prize) => {
    const play = playOf(SSC, code);
    const odds = oddsOf(play, { type: 'TRADITION', mode: 'LOTT', series: 1_960 });
    // As lists of prizes show it: cut, not rounded.
    const ofTwo = odds.map(({ numerator, denominator }) => (20_000n * numerator) / denominator);
    expect(ofTwo).toEqual([prize]);
    expect(returnsShown(play)).toEqual([9_800]);
  });
});

/** The results that a play can tell apart, each as often; in the long form all that there are. */
function resultsFor({ name, place = '' }: Play): readonly Result[] {
  const isWide = /^(SUM|DT|DIRECT5|DIRECT4)/.test(name);
  if (isWide || howMany({ short: 0, long: 1 })) return ALL;
  const from = STARTS[place] ?? Number(place) - 1;
  const width = STARTS[place] === undefined ? 1 : Number(place.at(-1));
  return Array.from({ length: 10 ** width }, (_, number) => [
    ...'72904'.slice(0, from),
    ...String(number).padStart(width, '0'),
    ...'72904'.slice(from + width),
  ]);
}

describe('proofs over all hundred thousand results', () => {
  test('every line wins as often as its play says', PATIENT, () => {
    const draws = drawsOf('ssc chances');
    for (const play of SSC.plays) proveChances(play, resultsFor(play), { draws });
  });

  test('units are as many as lines can be counted', () => {
    const draws = drawsOf('ssc units');
    for (const play of SSC.plays) proveUnits(play, draws);
  });

  test('what is won is what another reading of the rules finds', PATIENT, () => {
    const draws = drawsOf('ssc settlement');
    const step = howMany({ short: 211, long: 1 });
    for (const play of SSC.plays) {
      const some = ALL.filter((_, number) => number % step === 0);
      proveSettlement(play, some, { rows: chooseRows(play, draws), again: sscAgain });
    }
  });
});

test.each([
  ['DIRECT3_FIRST3', '1,2|3|4,5,6', 6],
  ['GROUP3_LAST3', '0,1,2,3', 12],
  ['GROUP6_LAST3', '0,1,2,3,4', 10],
  ['GROUP2_FIRST2', '0,1,2,3,4', 10],
])('%s of %s is %s units', (code, text, lines) => {
  expect(select(playOf(SSC, code), text).lines).toBe(lines);
});

test('a draw is five digits in the order in which they came', () => {
  const draws = drawsOf('a draw');
  const result = SSC.draw(draws);
  const same = drawsOf('a draw');
  expect(result).toEqual(Array.from({ length: 5 }, () => String(same.below(10))));
  expect(SSC.isResult(result)).toBe(true);
  expect(SSC.isResult(['1', '2', '3', '4'])).toBe(false);
  expect(SSC.isResult(['1', '2', '3', '4', '10'])).toBe(false);
  expect(SSC.isResult(['1', '2', '3', '4', 'x'])).toBe(false);
});
