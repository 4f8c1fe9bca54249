import { fraction } from '@maneki/games/exact/fraction';
import { expect, test } from 'vitest';
import { K3 } from './k3/family.ts';
import { oddsOf, readOdds, returnsOf, writeOdds } from './odds.ts';
import { PK10 } from './pk10/family.ts';
import { highestSeries, isSeries, mayPlayAt } from './series.ts';
import { SSC } from './ssc/family.ts';
import { playOf } from './testing/prove-play.ts';
import { VN_NORTH } from './vn-north/family.ts';
import { VN_SOUTH } from './vn-south/family.ts';
import { X115 } from './x115/family.ts';

test.each([
  [1_700, true],
  [1_970, true],
  [1_698, false],
  [1_972, false],
  [1_941, false],
  [1_940.5, false],
  [Number.NaN, false],
])('%s is a series: %s', (series, expected) => {
  expect(isSeries(series)).toBe(expected);
});

test('a member plays up to the own series, with draws of the house up to 1950, else at none', () => {
  expect(highestSeries('LOTT', 1_960)).toBe(1_960);
  expect(highestSeries('ZY', 1_960)).toBe(1_950);
  expect(highestSeries('ZY', 1_930)).toBe(1_930);
  expect([1_960, 1_962].map((series) => mayPlayAt(series, 'LOTT', 1_960))).toEqual([true, false]);
  expect([1_950, 1_952].map((series) => mayPlayAt(series, 'ZY', 1_960))).toEqual([true, false]);
  expect(mayPlayAt(1_940, 'ELOTT', 1_960)).toBe(false);
});

test('every play that is paid by series returns that of 2000 exactly, on every line', () => {
  for (const family of [SSC, K3, PK10, X115, VN_NORTH, VN_SOUTH])
    for (const play of family.plays.filter(({ types }) => types.includes('TRADITION')))
      for (const series of [1_700, 1_940, 1_970]) {
        const odds = oddsOf(play, { type: 'TRADITION', mode: 'LOTT', series });
        for (const share of returnsOf(play, odds)) expect(share).toEqual(fraction(series, 2_000));
      }
});

test('without series of their own all are paid by 1940, and fixed odds are the same for all', () => {
  const total = playOf(K3, 'TOTAL');
  const elott = oddsOf(total, { type: 'TRADITION', mode: 'ELOTT' });
  expect(elott).toEqual(oddsOf(total, { type: 'TRADITION', mode: 'LOTT', series: 1_940 }));
  const fixed = (mode: 'LOTT' | 'ZY' | 'ELOTT') => oddsOf(total, { type: 'ENTERTAINMENT', mode });
  expect(fixed('LOTT')).toEqual(fixed('ELOTT'));
  expect(fixed('ZY')).toEqual(fixed('ELOTT'));
});

test('nobody is paid by a series that was not chosen, nor by odds that a play does not have', () => {
  const group = playOf(SSC, 'GROUP3_FIRST3');
  expect(() => oddsOf(group, { type: 'TRADITION', mode: 'LOTT' })).toThrow('a series was chosen');
  expect(() => oddsOf(group, { type: 'ENTERTAINMENT', mode: 'LOTT' })).toThrow('not played as');
});

test('odds are kept by a ticket as they are', () => {
  for (const play of [...VN_NORTH.plays, ...K3.plays]) {
    const odds = oddsOf(play, { type: 'TRADITION', mode: 'ELOTT' });
    expect(readOdds(writeOdds(odds))).toEqual(odds);
  }
});
