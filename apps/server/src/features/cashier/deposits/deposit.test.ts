import { DEPOSIT_MOVES, type DepositState } from '@maneki/contract/cashier/states';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import {
  drawOrderNo,
  drawReference,
  isLateInTime,
  isOver,
  mayMove,
  pausedUntil,
} from './deposit.ts';

const STATES = Object.keys(DEPOSIT_MOVES) as DepositState[];
const NOW = new Date('2030-01-01T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

/** The states of the domain's document, written out once more. */
const ALLOWED = new Set([
  'CREATED>AWAITING_PAYMENT',
  'CREATED>FAILED',
  'AWAITING_PAYMENT>SUBMITTED',
  'AWAITING_PAYMENT>PROCESSING',
  'AWAITING_PAYMENT>EXPIRED',
  'AWAITING_PAYMENT>CANCELLED',
  'AWAITING_PAYMENT>FAILED',
  'SUBMITTED>PROCESSING',
  'SUBMITTED>REJECTED',
  'PROCESSING>SUCCESS',
  'PROCESSING>REJECTED',
  'EXPIRED>PROCESSING',
]);

test('[CASH-2] an order moves by the table of its states, and in no other way', () => {
  for (const from of STATES)
    for (const to of STATES)
      expect(mayMove(from, to), `${from} to ${to}`).toBe(ALLOWED.has(`${from}>${to}`));
  const over = ['SUCCESS', 'REJECTED', 'EXPIRED', 'CANCELLED', 'FAILED'];
  expect(STATES.filter(isOver).sort()).toEqual(over.sort());
});

test('[CASH-2] an order has a number of its business day, and a reference that is easily read', () => {
  // Already the next day in Tokyo.
  expect(drawOrderNo(new Date('2030-01-01T15:00:00Z'), 'Asia/Tokyo')).toMatch(/^D300102\d{10}$/);
  expect(drawReference()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});

test('[CASH-2] after five abandoned orders in a day a member waits for two hours', () => {
  const abandoned = (count: number, lastAgoMs: number) => ({
    open: [],
    abandonedAt: Array.from({ length: count }, (_, index) => ago(lastAgoMs + index * HOUR_MS)),
  });
  expect(pausedUntil(abandoned(4, 0), NOW)).toBeUndefined();
  expect(pausedUntil(abandoned(5, 0), NOW)).toEqual(new Date(NOW.getTime() + 2 * HOUR_MS));
  expect(pausedUntil(abandoned(5, 2 * HOUR_MS - 1), NOW)).toEqual(new Date(NOW.getTime() + 1));
  expect(pausedUntil(abandoned(5, 2 * HOUR_MS), NOW)).toBeUndefined();
});

test('[CASH-2] a payment is late in time for 72 hours', () => {
  const expiresAt = ago(72 * HOUR_MS);
  expect(isLateInTime({ expiresAt }, NOW)).toBe(true);
  expect(isLateInTime({ expiresAt }, new Date(NOW.getTime() + MINUTE_MS))).toBe(false);
});
