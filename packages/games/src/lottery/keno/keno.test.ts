import { add, type Fraction, fraction, multiply, ZERO } from '@maneki/games/exact/fraction';
import { expect, test } from 'vitest';
import type { Result } from '../play.ts';
import { payoutOf, winsOf } from '../settle.ts';
import { kenoAgain } from '../testing/again/keno.ts';
import {
  anyOdds,
  drawsOf,
  oddsShown,
  PATIENT,
  playOf,
  proveDrawn,
  returnsShown,
  select,
} from '../testing/prove-play.ts';
import { DRAWS_IN_ALL } from './data.ts';
import { KENO } from './family.ts';

test.each([
  ['PICK_1', [3.8], [9_500]],
  ['PICK_2', [16], [9_620]],
  ['PICK_3', [2, 49], [9_574]],
  ['PICK_4', [1, 7, 140], [9_442]],
  ['PICK_5', [3, 20, 700], [9_451]],
  ['SUM_BS', [1.95, 215], [9_707, 9_452]],
  ['SUM_OE', [1.95, 1.95], [9_750, 9_750]],
  ['HALF', [2.4, 4.75], [9_561, 9_654]],
  ['ELEMENT', [9.3, 4.7, 2.45, 4.7, 9.1], [9_534, 9_472, 9_507, 9_559, 9_512]],
])('%s pays %s and returns %s', (code, odds, returns) => {
  expect(oddsShown(playOf(KENO, code))).toEqual(odds);
  expect(returnsShown(playOf(KENO, code))).toEqual(returns);
});

/** How many draws of twenty have each sum: numbers are added to the drum one by one. */
function countSums(): bigint[] {
  const counts = Array.from({ length: 21 }, () => Array<bigint>(1_411).fill(0n));
  counts[0]![0] = 1n;
  for (let ball = 1; ball <= 80; ball += 1)
    for (let drawn = Math.min(20, ball); drawn >= 1; drawn -= 1)
      for (let sum = 1_410; sum >= ball; sum -= 1) {
        const without = counts[drawn - 1]![sum - ball]!;
        if (without > 0n) counts[drawn]![sum]! += without;
      }
  return counts[20]!;
}

test('sums are as likely as is said, counted over all draws that there are', () => {
  const counts = countSums();
  const within = (isIn: (sum: number) => boolean) =>
    fraction(
      counts.reduce((ways, count, sum) => (isIn(sum) ? ways + count : ways), 0n),
      DRAWS_IN_ALL,
    );
  const chances = (code: string) => playOf(KENO, code).prizes.map(({ chance }) => chance);
  expect(within(() => true)).toEqual(fraction(1));
  expect(within((sum) => sum < 810)).toEqual(within((sum) => sum > 810));
  expect(chances('SUM_BS')).toEqual([within((sum) => sum > 810), within((sum) => sum === 810)]);
  expect(chances('SUM_OE')).toEqual([
    within((sum) => sum % 2 === 1),
    within((sum) => sum % 2 === 0),
  ]);
  expect(chances('ELEMENT')).toEqual([
    within((sum) => sum >= 210 && sum <= 695),
    within((sum) => sum >= 696 && sum <= 763),
    within((sum) => sum >= 764 && sum <= 855),
    within((sum) => sum >= 856 && sum <= 923),
    within((sum) => sum >= 924 && sum <= 1_410),
  ]);
});

/** Looks at so many places of the drum one after the other, and follows how many of twenty of eighty were found. */
function chancesOfHits(looks: number): Fraction[] {
  let hits = [fraction(1), ...Array<Fraction>(looks).fill(ZERO)];
  for (let look = 0; look < looks; look += 1)
    hits = hits.map((share, found) => {
      const misses = multiply(share, fraction(Math.max(0, 60 - (look - found)), 80 - look));
      const before = hits[found - 1];
      return before
        ? add(misses, multiply(before, fraction(Math.max(0, 21 - found), 80 - look)))
        : misses;
    });
  return hits;
}

test('picks hit as often as is said, and halves are equal as often', () => {
  const hitsPaid = [[1], [2], [2, 3], [2, 3, 4], [3, 4, 5]];
  for (const [at, paid] of hitsPaid.entries()) {
    const hits = chancesOfHits(at + 1);
    const chances = playOf(KENO, `PICK_${at + 1}`).prizes.map(({ chance }) => chance);
    expect(chances).toEqual(paid.map((count) => hits[count]));
  }
  const [uneven, equal] = playOf(KENO, 'HALF').prizes;
  // Half of the drum is looked at: ten of the twenty are in it.
  expect(equal!.chance).toEqual(chancesOfHits(40)[10]);
  expect(add(multiply(uneven!.chance, fraction(2)), equal!.chance)).toEqual(fraction(1));
});

test('what is won is what another reading of the rules finds', PATIENT, () => {
  proveDrawn(KENO, { draws: drawsOf('keno settlement'), again: kenoAgain });
});

test('sums at both sides of each border belong to their own', () => {
  /** Twenty numbers with a sum. */
  const withSum = (sum: number): Result => {
    const balls = Array.from({ length: 20 }, (_, at) => at + 1);
    for (let left = sum - 210, at = 19; left > 0; at -= 1) {
      const step = Math.min(60, left);
      balls[at]! += step;
      left -= step;
    }
    return balls.map((ball) => String(ball).padStart(2, '0'));
  };
  const reads = (code: string, sum: number) => playOf(KENO, code).read(withSum(sum))[0]![0];
  expect([210, 695, 696, 763, 764].map((sum) => reads('ELEMENT', sum))).toEqual([
    'METAL',
    'METAL',
    'WOOD',
    'WOOD',
    'WATER',
  ]);
  expect([855, 856, 923, 924, 1_410].map((sum) => reads('ELEMENT', sum))).toEqual([
    'WATER',
    'FIRE',
    'FIRE',
    'EARTH',
    'EARTH',
  ]);
  expect([809, 810, 811].map((sum) => reads('SUM_BS', sum))).toEqual(['SMALL', 'EXACT', 'BIG']);
});

test.each([
  ['PICK_4', '01,02,79,80', 1, 0n],
  ['PICK_4', '01,02,79,80', 2, 1n],
  ['PICK_4', '01,02,03,80', 3, 7n],
  ['PICK_4', '01,02,03,04', 4, 140n],
  ['PICK_3', '01,02,80', 2, 2n],
  ['PICK_5', '01,02,03,04,80', 4, 20n],
  ['PICK_5', '01,02,03,04,05', 5, 700n],
])('%s of %s with %s hits pays %s times the stake', (code, text, hits, times) => {
  const play = playOf(KENO, code);
  const first = hits === 1 ? 2 : 1;
  const result = Array.from({ length: 20 }, (_, at) => String(first + at).padStart(2, '0'));
  const wins = winsOf(play, select(play, text), result);
  expect(payoutOf(wins, { amount: 7n, odds: anyOdds(play) })).toBe(7n * times);
});
