import { expect, test } from 'vitest';
import { K3 } from './k3/family.ts';
import { KENO } from './keno/family.ts';
import { type Odds, oddsOf } from './odds.ts';
import type { Family } from './play.ts';
import { largestPayout, loadsOf, payoutOf, winsOf, winUnitsOf } from './settle.ts';
import { SSC } from './ssc/family.ts';
import { limitsOf, SHIPPED_LIMITS, unitValuesOf } from './stakes.ts';
import { anyOdds, playOf, select } from './testing/prove-play.ts';
import { VN_NORTH } from './vn-north/family.ts';
import { X115 } from './x115/family.ts';

const at1960 = (code: string): Odds =>
  oddsOf(playOf(SSC, code), { type: 'TRADITION', mode: 'LOTT', series: 1_960 });

test('a payout is units won by prize, by half the unit value, by the multiplier', () => {
  const play = playOf(SSC, 'ANY1_LAST3');
  const selection = select(play, '1,2,3,4');
  const wins = winsOf(play, selection, ['0', '0', '1', '2', '2']);
  expect(winUnitsOf(wins)).toBe(2);
  // Two units at 2 dollars' tenths, three times: 1960/1000 × 1000/271 × 0.2/2 × 3 × 2 units.
  const amount = unitValuesOf('USD')[0]! * 3n;
  expect(payoutOf(wins, { amount, odds: at1960('ANY1_LAST3') })).toBe(
    (2n * 3n * 2_000n * 980n) / 271n,
  );
});

test('only the whole payout is rounded, down, and not each line of it', () => {
  const bet = { amount: 1n, odds: at1960('ANY1_LAST3') };
  // A line pays 3.616…: three of them 10.8…, not three times three.
  expect(payoutOf([{ prize: 0, count: 1 }], bet)).toBe(3n);
  expect(payoutOf([{ prize: 0, count: 3 }], bet)).toBe(10n);
  expect(payoutOf([], bet)).toBe(0n);
});

test('prizes of several steps add up', () => {
  const play = playOf(KENO, 'PICK_3');
  const wins = [
    { prize: 0, count: 3 },
    { prize: 1, count: 1 },
  ];
  expect(payoutOf(wins, { amount: 100n, odds: anyOdds(play) })).toBe(300n * 2n + 4_900n);
});

test.each([
  // One number may be drawn by all 27 prizes.
  [VN_NORTH, 'LO2', '47', 27n * 975n],
  [VN_NORTH, 'LO2', '47,48', 27n * 975n],
  [VN_NORTH, 'X2', '01,02,03', 3n * 170n],
  [VN_NORTH, 'T4', '01,02,03,04,05', 5n * 28n],
  [SSC, 'DIGIT_1', '7', 97n],
  [SSC, 'SHAPE_FIRST3', 'HALF', 26n],
  [K3, 'TOTAL', '3,10', 2_050n],
  [K3, 'ONE', '1,2,3,4', 3n * 22n + 2n],
  [X115, 'ANY_2', '01,02,03,04,05,06,07', 10n * 53n],
  // Eleven numbers have the five that are drawn, and any two more of the other six.
  [X115, 'ANY_7', '01,02,03,04,05,06,07,08,09,10,11', 15n * 213n],
  [KENO, 'PICK_4', '01,02,03,04', 1_400n],
] as const)('%# %s of %s pays %s at most', (family: Family, code, text, most) => {
  const play = playOf(family, code);
  const selection = select({ ...play, types: ['TRADITION'] }, text);
  expect(largestPayout(play, selection, { amount: 10n, odds: anyOdds(play) })).toBe(most);
});

test('each number of a selection is loaded with what its line pays', () => {
  const loads = (family: Family, code: string, text: string) => {
    const play = playOf(family, code);
    return [...loadsOf(play, select(play, text), { amount: 10n, odds: anyOdds(play) })];
  };
  expect(loads(VN_NORTH, 'X2', '12,34,56')).toEqual([
    { line: '12-34', payout: 170n },
    { line: '12-56', payout: 170n },
    { line: '34-56', payout: 170n },
  ]);
  expect(loads(K3, 'TOTAL', '3,10')).toEqual([
    { line: '3', payout: 2_050n },
    { line: '10', payout: 76n },
  ]);
  expect(loads(KENO, 'PICK_3', '01,02,03')).toEqual([{ line: '01-02-03', payout: 490n }]);
  expect(loads(X115, 'DIRECT_2', '01,02|02').map(({ line }) => line)).toEqual(['01-02']);
  expect(loads(SSC, 'GROUP3_FIRST3', '1,2').map(({ line }) => line)).toEqual(['1-2', '2-1']);
});

test('units cost two, a fifth or a fiftieth of what one is, in every currency', () => {
  expect(unitValuesOf('JPY')).toEqual([200_000n, 20_000n, 2_000n]);
  expect(unitValuesOf('USD')).toEqual([2_000n, 200n, 20n]);
  expect(unitValuesOf('VND')).toEqual([20_000_000n, 2_000_000n, 200_000n]);
});

test('limits are reference units of the currency', () => {
  expect(limitsOf('USD', SHIPPED_LIMITS)).toEqual({
    ticketStakeMin: 1_000n,
    ticketStakeMax: 5_000_000n,
    ticketPayoutMax: 200_000_000n,
    memberPayoutMax: 500_000_000n,
    loadMax: 300_000_000n,
  });
  expect(limitsOf('JPY', SHIPPED_LIMITS).ticketStakeMin).toBe(150_000n);
});
