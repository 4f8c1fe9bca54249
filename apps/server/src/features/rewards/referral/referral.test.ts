import { fromReferenceUnits } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import type { MemberTurnover } from '#features/play';
import { commissionOf, commissionUntil } from './commission.ts';
import { maskName } from './list-friends.ts';
import { findObstacles, milestonesFor, scaleTo, stateOn } from './qualification.ts';

const units = (amount: number) => fromReferenceUnits(amount, 'JPY');
const done = {
  ...{ currency: 'JPY', isPhoneVerified: true, isShared: false },
  ...{ deposits: units(20), turnover: units(200) },
};

test.each([
  ['nothing', {}, []],
  ['a phone', { isPhoneVerified: false }, ['PHONE']],
  ['the last unit of deposits', { deposits: units(20) - 1n }, ['DEPOSIT']],
  ['the last unit of turnover', { turnover: units(200) - 1n }, ['TURNOVER']],
  ['to be somebody else', { isShared: true }, ['SHARED']],
  ['two things', { isPhoneVerified: false, deposits: 0n }, ['PHONE', 'DEPOSIT']],
])('[PROMO-2] a friend is missing %s', (_, change, obstacles) => {
  expect(findObstacles({ ...done, ...change })).toEqual(obstacles);
});

test.each([
  ['OPEN', '2030-01-31', 'PENDING'],
  ['OPEN', '2030-02-01', 'EXPIRED'],
  ['QUALIFIED', '2030-02-01', 'QUALIFIED'],
  ['EXPIRED', '2030-01-31', 'EXPIRED'],
] as const)('[PROMO-2] a friend who is %s is on %s %s', (state, today, seen) => {
  expect(stateOn({ state, lastDay: '2030-01-31' }, today)).toBe(seen);
});

test.each([
  [4, []],
  [5, [5]],
  [9, [5]],
  [10, [5, 10]],
  [29, [5, 10]],
  [30, [5, 10, 30]],
])('[PROMO-2] %i friends reach the milestones %j', (qualified, reached) => {
  const referrer = { referrerId: 'r', merchantCode: 'm', referrerCurrency: 'JPY' };
  const wishes = milestonesFor(referrer, qualified);
  expect(wishes.map(({ number }) => number)).toEqual(reached);
  expect(wishes.map(({ amount }) => amount)).toEqual(
    [10, 25, 100].slice(0, reached.length).map(units),
  );
});

const circle = { currency: 'JPY', friends: ['friend'], second: ['second'] };
const played = (
  validTurnover: bigint,
  { memberId = 'friend', category = 'RNG', currency = 'JPY' } = {},
) => ({ memberId, category, currency, validTurnover }) as MemberTurnover;

test.each([
  ['slots at 0.05 %', [played(units(10_000))], units(5)],
  ['fishing', [played(units(10_000), { category: 'FISH' })], units(5)],
  ['sports', [played(units(10_000), { category: 'SPORTS' })], units(5)],
  ['no tables', [played(units(10_000), { category: 'LIVE' })], 0n],
  ['a second level at 0.01 %', [played(units(10_000), { memberId: 'second' })], units(1)],
  ['no stranger', [played(units(10_000), { memberId: 'stranger' })], 0n],
  ['no credit', [played(units(10_000), { currency: 'JPY.DEMO' })], 0n],
  ['the least', [played(units(200))], units(1) / 10n],
  ['nothing below the least', [played(units(200) - 2_000n)], 0n],
  ['the most', [played(units(400_000))], units(200)],
  ['no more than the most', [played(units(900_000))], units(200)],
  ['whole yen', [played(units(10_000) + 19_990_000n)], units(5)],
  ['pesos in yen', [played(fromReferenceUnits(10_000, 'PHP'), { currency: 'PHP' })], units(5)],
])('[PROMO-2] a day of friends gives %s', (_, turnovers, commission) => {
  expect(commissionOf(circle, turnovers)).toBe(commission);
});

test('[PROMO-2] twelve months end on the same day of the next year', () => {
  expect(commissionUntil('2030-01-15')).toBe('2031-01-15');
  expect(commissionUntil('2032-02-29')).toBe('2033-03-01');
});

test('credit and money are never worth each other', () => {
  expect(scaleTo(100n, 'JPY.DEMO', 'JPY')).toBe(0n);
  expect(scaleTo(150n, 'JPY.DEMO', 'USD.DEMO')).toBe(1n);
});

test('[PROMO-2] of a friend’s name little is told', () => {
  expect(maskName('sakura')).toBe('sa***a');
});
