import { expect, test } from 'vitest';
import type { Result } from '../play.ts';
import {
  chooseRows,
  drawsOf,
  oddsShown,
  playOf,
  proveChances,
  proveSettlement,
  proveUnits,
  returnsShown,
  type SettledAgain,
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

/** The rules read again: dice in rising order, and a total. */
const again: SettledAgain = ({ code }, line, result) => {
  const [low, middle, high] = result.map(Number).sort((one, other) => one - other) as [
    number,
    number,
    number,
  ];
  const total = low + middle + high;
  const [first, second, third] = line.split('-').map(Number);
  const shows = (face = 0) => low === face || middle === face || high === face;
  const won: Record<string, boolean> = {
    TOTAL: total === first,
    BS: total > 10 === (line === 'BIG'),
    OE: (total % 2 === 0) === (line === 'EVEN'),
    ANY_TRIPLE: low === high,
    TRIPLE: low === first && high === first,
    PAIR: middle === first && (low === first || high === first),
    TWO: shows(first) && shows(second),
    THREE: shows(first) && shows(second) && shows(third),
    STRAIGHT: middle === low + 1 && high === low + 2,
    ONE: shows(first),
  };
  return won[code] ? 1 : 0;
};

test('every line of all 216 results wins as often as its play says, and what others find', () => {
  const draws = drawsOf('k3');
  for (const play of K3.plays) {
    proveChances(play, ALL, { draws });
    proveUnits(play, draws, { linesMax: 100 });
    for (let each = 0; each < 20; each += 1)
      proveSettlement(play, ALL, { rows: chooseRows(play, draws), again });
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
