import { expect, test } from 'vitest';
import type { Result } from '../play.ts';
import { k3Again } from '../testing/again/k3.ts';
import {
  chooseRows,
  drawsOf,
  oddsShown,
  playOf,
  proveChances,
  proveSettlement,
  proveUnits,
  returnsShown,
} from '../testing/prove-play.ts';
import { K3 } from './family.ts';

const FACES = ['1', '2', '3', '4', '5', '6'];
const ALL: readonly Result[] = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three) => [one, two, three])),
);

test.each([
  [
    'TOTAL',
    [205, 68, 34, 20.5, 13.7, 9.8, 8.2, 7.6],
    [9_491, 9_444, 9_444, 9_491, 9_514, 9_528, 9_491, 9_500],
  ],
  ['BS', [1.94], [9_700]],
  ['OE', [1.94], [9_700]],
  ['ANY_TRIPLE', [34], [9_444]],
  ['TRIPLE', [205], [9_491]],
  ['PAIR', [12.8], [9_481]],
  ['TWO', [6.9], [9_583]],
  ['THREE', [34], [9_444]],
  ['STRAIGHT', [8.6], [9_556]],
  ['ONE', [2.28], [9_606]],
])('%s pays %s and returns %s', (code, odds, returns) => {
  expect(oddsShown(playOf(K3, code))).toEqual(odds);
  expect(returnsShown(playOf(K3, code))).toEqual(returns);
});

test('every line of all 216 results wins as often as its play says, and what others find', () => {
  const draws = drawsOf('k3');
  for (const play of K3.plays) {
    proveChances(play, ALL, { draws });
    proveUnits(play, draws);
    for (let each = 0; each < 20; each += 1)
      proveSettlement(play, ALL, { rows: chooseRows(play, draws), again: k3Again });
  }
});

test('a draw is three dice', () => {
  const same = drawsOf('dice');
  const expected = Array.from({ length: 3 }, () => String(same.below(6) + 1));
  expect(K3.draw(drawsOf('dice'))).toEqual(expected);
  expect(
    [
      ['1', '6', '6'],
      ['1', '6'],
      ['0', '1', '1'],
      ['1', '1', '7'],
    ].map(K3.isResult),
  ).toEqual([true, false, false, false]);
});
