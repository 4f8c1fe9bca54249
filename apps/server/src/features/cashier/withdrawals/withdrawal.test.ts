import { WITHDRAWAL_MOVES, type WithdrawalState } from '@maneki/contract/cashier/states';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import {
  isCancellable,
  isSilentTooLong,
  mayMove,
  nextCheckAt,
  writeOrderNo,
} from './withdrawal.ts';

const STATES = Object.keys(WITHDRAWAL_MOVES) as WithdrawalState[];

const ALLOWED = [
  'REQUESTED RISK_CHECK',
  'REQUESTED CANCELLED',
  'RISK_CHECK REVIEW',
  'RISK_CHECK APPROVED',
  'RISK_CHECK CANCELLED',
  'REVIEW APPROVED',
  'REVIEW REJECTED',
  'APPROVED PAYING',
  'PAYING PAID',
  'PAYING FAILED',
  'PAYING UNKNOWN',
  'UNKNOWN PAID',
  'UNKNOWN FAILED',
];

test.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))(
  '[CASH-3] from %s to %s only where the table leads',
  (from, to) => {
    expect(mayMove(from, to)).toBe(ALLOWED.includes(`${from} ${to}`));
  },
);

test('[CASH-3] a member takes back only what nobody has judged', () => {
  expect(STATES.filter(isCancellable)).toEqual(['REQUESTED', 'RISK_CHECK']);
});

test('[CASH-3] after thirty minutes without a word nobody knows', () => {
  const heard = new Date('2030-01-01T12:00:00Z');
  const after = (ms: number) => new Date(heard.getTime() + ms);
  expect(isSilentTooLong(heard, after(30 * MINUTE_MS - 1))).toBe(false);
  expect(isSilentTooLong(heard, after(30 * MINUTE_MS))).toBe(true);
});

test('providers are asked often at first', () => {
  const now = new Date('2030-01-01T12:00:00Z');
  const minutes = [0, 9, 10, 21, 22].map(
    (checks) => (nextCheckAt(checks, now).getTime() - now.getTime()) / MINUTE_MS,
  );
  expect(minutes).toEqual([1, 1, 5, 5, 30]);
});

test('an order has the number of its day', () => {
  expect(writeOrderNo('2030-01-31', '0123456789')).toBe('W3001310123456789');
});
