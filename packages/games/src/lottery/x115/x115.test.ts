import { scriptDraws } from '@maneki/games/testing/script-draws';
import { howMany } from '@maneki/testkit/how-many';
import { expect, test } from 'vitest';
import type { Result } from '../play.ts';
import { x115Again } from '../testing/again/x115.ts';
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
import { X115 } from './family.ts';

test.each([
  ['ANY_1', 2.13, 9_682],
  ['ANY_2', 5.3, 9_636],
  ['ANY_3', 16, 9_697],
  ['ANY_4', 64, 9_697],
  ['ANY_5', 445, 9_632],
  ['ANY_6', 74, 9_610],
  ['ANY_7', 21.3, 9_682],
  ['ANY_8', 8, 9_697],
  ['PLACE_4', 10.67, 9_700],
  ['DIRECT_2', 106.7, 9_700],
  ['GROUP_2', 53.3, 9_691],
  ['DIRECT_3', 960, 9_697],
  ['GROUP_3', 160, 9_697],
])('%s pays %s and returns %s', (code, odds, returns) => {
  expect(oddsShown(playOf(X115, code))).toEqual([odds]);
  expect(returnsShown(playOf(X115, code))).toEqual([returns]);
});

const BALLS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];

/** Every result with its numbers in every order: 55 440. */
function* listResults(drawn: Result = []): Generator<Result> {
  if (drawn.length === 5) return yield drawn;
  for (const ball of BALLS) if (!drawn.includes(ball)) yield* listResults([...drawn, ball]);
}
const ALL = [...listResults()];

test('every line of all 55 440 results wins as often as its play says', () => {
  const draws = drawsOf('x115 chances');
  expect(ALL.length).toBe(55_440);
  for (const play of X115.plays) {
    // Plays of sets cannot tell orders apart: one order of each set stands for all of them.
    const results =
      play.name === 'ANY'
        ? ALL.filter((result) => result.every((ball, at) => at === 0 || result[at - 1]! < ball))
        : ALL;
    proveChances(play, results, { draws });
    proveUnits(play, draws);
  }
});

test('what is won is what another reading of the rules finds', PATIENT, () => {
  const draws = drawsOf('x115 settlement');
  const step = howMany({ short: 101, long: 1 });
  const some = ALL.filter((_, at) => at % step === 0);
  for (const play of X115.plays)
    proveSettlement(play, some, { rows: chooseRows(play, draws), again: x115Again });
});

test.each([
  ['DIRECT_2', '01,02,03|03,04', 5],
  ['DIRECT_3', '01,02|01,02|03', 2],
  ['ANY_7', '01,02,03,04,05,06,07,08', 8],
])('%s of %s is %s units: no number is drawn twice', (code, text, lines) => {
  expect(select(playOf(X115, code), text).lines).toBe(lines);
});

test('a draw takes what is left, in the order in which it comes', () => {
  const draws = scriptDraws([10, 0, 0, 7, 1]);
  expect(X115.draw(draws)).toEqual(['11', '01', '02', '10', '04']);
  expect(draws.asked).toEqual([11, 10, 9, 8, 7]);
  expect(X115.isResult(['11', '01', '02', '10', '04'])).toBe(true);
  expect(X115.isResult(['11', '01', '02', '10', '11'])).toBe(false);
  expect(X115.isResult(['11', '01', '02', '10'])).toBe(false);
  expect(X115.isResult(['12', '01', '02', '10', '04'])).toBe(false);
});
