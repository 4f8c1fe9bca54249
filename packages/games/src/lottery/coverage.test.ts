import { fraction } from '@maneki/games/exact/fraction';
import { expect, test } from 'vitest';
import { countsAsTurnover, coverageOf } from './coverage.ts';
import { K3 } from './k3/family.ts';
import type { Family } from './play.ts';
import { SSC } from './ssc/family.ts';
import { playOf, select } from './testing/prove-play.ts';
import { VN_NORTH } from './vn-north/family.ts';

const cover = (family: Family, code: string, ...texts: readonly string[]) => {
  const play = { ...playOf(family, code), types: ['TRADITION'] as const };
  const selections = texts.map((text) => select(play, text));
  return { share: coverageOf(play, selections), counts: countsAsTurnover(play, selections) };
};

const numbers = (count: number) =>
  Array.from({ length: count }, (_, number) => String(number).padStart(2, '0')).join();

test.each([
  [SSC, 'DIGIT_2', ['0,1,2,3,4,5,6'], [70, 100], true],
  [SSC, 'DIGIT_2', ['0,1,2,3,4,5,6', '7'], [80, 100], false],
  [SSC, 'DIGIT_2', ['0,1,2,3,4,5,6', '6'], [70, 100], true],
  [SSC, 'DT', ['DRAGON', 'TIGER'], [90, 100], false],
  [SSC, 'BS_1', ['BIG'], [50, 100], true],
  [SSC, 'SHAPE_LAST3', ['PAIR', 'HALF'], [63, 100], true],
  [SSC, 'SHAPE_LAST3', ['PAIR', 'HALF', 'MIXED'], [93, 100], false],
  [SSC, 'DIRECT2_FIRST2', ['0,1,2,3,4,5,6|0,1,2,3,4,5,6,7,8,9'], [70, 100], true],
  [SSC, 'DIRECT2_FIRST2', ['0,1,2,3,4,5,6|0,1,2,3,4,5,6,7,8,9', '7|0'], [71, 100], false],
  // All pairs win in 27 of a hundred results, however many are bought.
  [SSC, 'GROUP3_FIRST3', ['0,1,2,3,4,5,6,7,8,9'], [27, 100], true],
  [K3, 'TOTAL', ['7,8,9,10,11,12'], [140, 216], true],
  [K3, 'TOTAL', ['7,8,9,10,11,12,13'], [161, 216], false],
  [VN_NORTH, 'LO2', [numbers(70)], [70, 100], true],
  [VN_NORTH, 'LO2', [numbers(71)], [71, 100], false],
  [VN_NORTH, 'X2', ['01,02,03'], [3, 4_950], true],
] as const)('%# %s with %s covers %s: %s', (family, code, texts, [ways, of], counts) => {
  expect(cover(family, code, ...texts)).toEqual({ share: fraction(ways, of), counts });
});

test.each([
  ['B,S|B,S', 1, false],
  ['B,O|B,S,O,E', 0.7, true],
  ['S,O|S,O,E', 0.8, false],
  ['B,O|B,O', 0.49, true],
  ['B|B', 0.25, true],
])('%s of two places leaves open what none of its lines names', (text, share, counts) => {
  const covered = cover(SSC, 'BSOE_LAST2', text);
  expect(covered.counts).toBe(counts);
  expect(Number(covered.share.numerator) / Number(covered.share.denominator)).toBeCloseTo(share);
});
