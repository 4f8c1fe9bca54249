import { howMany } from '@maneki/testkit/how-many';
import { expect, test } from 'vitest';
import type { Result } from '../play.ts';
import { parseSelection } from '../selection.ts';
import { loadsOf, payoutOf, winsOf } from '../settle.ts';
import { seaAgain } from '../testing/again/sea.ts';
import {
  anyOdds,
  chooseRows,
  drawsOf,
  oddsShown,
  playOf,
  proveChances,
  proveSettlement,
  proveUnits,
  returnsShown,
  select,
} from '../testing/prove-play.ts';
import { SEA } from './family.ts';

test.each([
  ['TOP3', [900], [9_000]],
  ['TOD3', [150, 300], [9_000, 9_000]],
  ['TOP2', [95], [9_500]],
  ['BOTTOM2', [95], [9_500]],
  ['RUN_TOP', [3.45], [9_350]],
  ['RUN_BOTTOM', [4.9], [9_310]],
])('%s pays %s and returns %s', (code, odds, returns) => {
  expect(oddsShown(playOf(SEA, code))).toEqual(odds);
  expect(returnsShown(playOf(SEA, code))).toEqual(returns);
});

/** Every top with one bottom, or every bottom with one top: no play looks at both. */
const TOPS: readonly Result[] = Array.from({ length: 1_000 }, (_, top) => [
  `406${String(top).padStart(3, '0')}`,
  '07',
]);
const BOTTOMS: readonly Result[] = Array.from({ length: 100 }, (_, bottom) => [
  '406123',
  String(bottom).padStart(2, '0'),
]);

test('every line wins as often as its play says, and what another reading of the rules finds', () => {
  const draws = drawsOf('sea');
  for (const play of SEA.plays) {
    const results = play.code.includes('BOTTOM') ? BOTTOMS : TOPS;
    proveChances(play, results, { draws, linesMax: howMany({ short: 250, long: 1_000 }) });
    proveUnits(play, draws);
    for (let each = 0; each < 5; each += 1)
      proveSettlement(play, results, { rows: chooseRows(play, draws), again: seaAgain });
  }
});

test('three digits in any order are one number, however they are written, and triples none', () => {
  const play = playOf(SEA, 'TOD3');
  expect(select(play, '321').text).toBe('123');
  expect(select(play, '727').text).toBe('277');
  expect(parseSelection(play, 'ENTERTAINMENT', '777')).toMatchObject({
    refusal: { code: 'UNKNOWN_SYMBOL' },
  });
});

test('a number that is paid half loads half and pays half, the others in full', () => {
  const play = playOf(SEA, 'TOP2');
  const bet = { amount: 10_000n, odds: anyOdds(play), halfPaid: new Set(['23']) };
  const [half, whole] = ['23', '24'].map((text) => select(play, text));
  expect([...loadsOf(play, half!, bet)]).toEqual([{ line: '23', payout: 475_000n }]);
  expect([...loadsOf(play, whole!, bet)]).toEqual([{ line: '24', payout: 950_000n }]);
  expect(payoutOf(winsOf(play, half!, ['406123', '00']), bet)).toBe(475_000n);
  expect(payoutOf(winsOf(play, whole!, ['406124', '00']), bet)).toBe(950_000n);
});

test('a draw is six digits and two', () => {
  expect(SEA.draw({ below: () => 7, blocksUsed: 0 })).toEqual(['777777', '77']);
  expect(
    [['777777', '77'], ['77777', '77'], ['777777', '7'], ['777777']].map(SEA.isResult),
  ).toEqual([true, false, false, false]);
});
