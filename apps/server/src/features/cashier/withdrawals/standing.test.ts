import { FIRST_DAY_TERMS } from '@maneki/contract/cashier/withdrawal-terms';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import {
  dayLeft,
  findObstacle,
  findWishObstacle,
  freeLeft,
  type Standing,
  type Wish,
} from './standing.ts';

const NOW = new Date('2030-01-01T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const yen = (amount: string) => parseAmount(amount)!;

const standing = (fields: Partial<Standing> = {}): Standing => ({
  currency: 'JPY',
  isMobileVerified: true,
  hasName: true,
  hasPaymentPassword: true,
  passwordResetAt: null,
  isForMoney: false,
  verificationLevel: 0,
  hasOpenOrder: false,
  toPlay: 0n,
  dayTerms: FIRST_DAY_TERMS,
  today: { count: 0, amount: 0n },
  now: NOW,
  ...fields,
});

test.each([
  [{}, undefined],
  [{ isMobileVerified: false }, 'cashier.mobile_unverified'],
  [{ hasName: false }, 'cashier.name_unset'],
  [{ hasPaymentPassword: false }, 'identity.payment_password_unset'],
  [{ passwordResetAt: ago(DAY_MS - 1) }, 'cashier.payment_password_recent'],
  [{ passwordResetAt: ago(DAY_MS) }, undefined],
  [{ isForMoney: true, verificationLevel: 1 }, 'cashier.verification_needed'],
  [{ isForMoney: true, verificationLevel: 2 }, undefined],
  [{ isForMoney: false, verificationLevel: 0 }, undefined],
  [{ hasOpenOrder: true }, 'cashier.withdrawal_open'],
  [{ toPlay: 1n }, 'cashier.rollover_open'],
] as const)('[CASH-3] a member with %o is told %s', (fields, code) => {
  expect(findObstacle(standing(fields))?.code).toBe(code);
});

test('[CASH-3] the first reason is the answer', () => {
  const everything = standing({
    isMobileVerified: false,
    hasName: false,
    hasPaymentPassword: false,
    hasOpenOrder: true,
    toPlay: 5n,
  });
  expect(findObstacle(everything)?.code).toBe('cashier.mobile_unverified');
  expect(findObstacle({ ...everything, isMobileVerified: true })?.code).toBe('cashier.name_unset');
});

const bank = { type: 'BANK', usableAt: NOW } as const;
const crypto = { type: 'CRYPTO', usableAt: NOW } as const;

test.each<[string, Partial<Wish>, Partial<Standing>, object | undefined]>([
  ['an account that is not there', { account: undefined }, {}, { code: 'cashier.account_unknown' }],
  [
    'one that waits for a moment more',
    { account: { type: 'BANK', usableAt: new Date(NOW.getTime() + 1) } },
    {},
    { code: 'cashier.account_waiting', detail: { hours: 1 } },
  ],
  ['half a yen', { amount: yen('2000.5') }, {}, { code: 'cashier.amount_fraction' }],
  [
    'a yen below the least',
    { amount: yen('1499') },
    {},
    { code: 'cashier.amount_low', detail: { minimum: '1,500.00' } },
  ],
  ['the least', { amount: yen('1500') }, {}, undefined],
  [
    'a yen below the least of coins',
    { amount: yen('2999'), account: crypto },
    {},
    { code: 'cashier.amount_low', detail: { minimum: '3,000.00' } },
  ],
  ['the least of coins', { amount: yen('3000'), account: crypto }, {}, undefined],
  [
    'the most of an order',
    { amount: yen('750000') },
    { dayTerms: { freeCount: 4, dayMaxRu: 8_000 } },
    undefined,
  ],
  [
    'a yen more',
    { amount: yen('750001') },
    { dayTerms: { freeCount: 4, dayMaxRu: 8_000 } },
    { code: 'cashier.amount_high', detail: { maximum: '750,000.00' } },
  ],
  [
    'the most of coins',
    { amount: yen('3000000'), account: crypto },
    { dayTerms: { freeCount: 10, dayMaxRu: 200_000 } },
    undefined,
  ],
  [
    'a yen more of coins',
    { amount: yen('3000001'), account: crypto },
    { dayTerms: { freeCount: 10, dayMaxRu: 200_000 } },
    { code: 'cashier.amount_high' },
  ],
  ['the most of a day', { amount: yen('300000') }, {}, undefined],
  [
    'a yen more on a day',
    { amount: yen('300001') },
    {},
    { code: 'cashier.day_limit', detail: { left: '300,000.00' } },
  ],
  [
    'what is left of a day',
    { amount: yen('100000') },
    { today: { count: 1, amount: yen('200000') } },
    undefined,
  ],
  [
    'a yen more than is left',
    { amount: yen('100001') },
    { today: { count: 1, amount: yen('200000') } },
    { code: 'cashier.day_limit', detail: { left: '100,000.00' } },
  ],
])('[CASH-3] %s', (_, wish, fields, expected) => {
  const found = findWishObstacle(standing(fields), { account: bank, amount: yen('5000'), ...wish });
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeUndefined();
});

test('[CASH-3] three orders of a day are free at first, and nothing is left below zero', () => {
  expect([0, 2, 3, 9].map((count) => freeLeft(standing({ today: { count, amount: 0n } })))).toEqual(
    [3, 1, 0, 0],
  );
  expect(freeLeft(standing({ dayTerms: { freeCount: 10, dayMaxRu: 200_000 } }))).toBe(10);
  expect(dayLeft(standing({ today: { count: 1, amount: yen('999999') } }))).toBe(0n);
});

test('[CASH-3] the wait after a reset is told in hours, rounded up', () => {
  const detail = findObstacle(standing({ passwordResetAt: ago(HOUR_MS / 2) }))?.detail;
  expect(detail).toEqual({ hours: 24 });
});
