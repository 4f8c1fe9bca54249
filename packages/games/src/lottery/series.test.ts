import { fraction } from '@maneki/games/exact/fraction';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { K3 } from './k3/family.ts';
import { oddsOf, readOdds, returnsOf, writeOdds } from './odds.ts';
import { PK10 } from './pk10/family.ts';
import { highestSeries, isSeries, mayPlayAt, shareSeries } from './series.ts';
import { SSC } from './ssc/family.ts';
import { playOf } from './testing/prove-play.ts';
import { VN_NORTH } from './vn-north/family.ts';
import { VN_SOUTH } from './vn-south/family.ts';
import { X115 } from './x115/family.ts';

const UNITS = 10_000n;

test('10 000 at 1900 gives back 250 to a member of 1950, and 50 to each of the two above', () => {
  const shares = shareSeries(10_000n * UNITS, 1_900, [1_950, 1_960, 1_970]);
  expect(shares).toEqual([250n * UNITS, 50n * UNITS, 50n * UNITS]);
});

test('a series below that of somebody before gets nothing', () => {
  expect(shareSeries(2_000n, 1_900, [1_950, 1_940, 1_960])).toEqual([50n, 0n, 10n]);
});

test('all shares together are the difference up to the top, less than one ledger unit each below', () => {
  const series = fc.integer({ min: 850, max: 985 }).map((half) => half * 2);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      series,
      fc.array(series, { minLength: 1, maxLength: 8 }),
      (stake, chosen, line) => {
        const whole = stake * BigInt(Math.max(0, Math.max(...line) - chosen));
        const shared = shareSeries(stake, chosen, line).reduce((sum, share) => sum + share, 0n);
        expect(shared * 2_000n <= whole).toBe(true);
        expect(whole - shared * 2_000n < 2_000n * BigInt(line.length)).toBe(true);
      },
    ),
  );
});

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
