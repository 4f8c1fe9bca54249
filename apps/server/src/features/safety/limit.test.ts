import { AMOUNT_MAX, writeAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { CAP_COLUMNS, isRaise, readCap, writeCap } from './limit.ts';

test('there are twelve limits, each with a column of its own', () => {
  expect(new Set(CAP_COLUMNS).size).toBe(12);
  expect(CAP_COLUMNS).toContain('stake_day');
  expect(CAP_COLUMNS).toContain('session_month');
});

test('only what lets a player go further is a raise', () => {
  expect(isRaise(100n, 101n)).toBe(true);
  expect(isRaise(100n, null)).toBe(true);
  expect(isRaise(0n, 1n)).toBe(true);
  expect(isRaise(100n, 100n)).toBe(false);
  expect(isRaise(100n, 99n)).toBe(false);
  expect(isRaise(null, 1n)).toBe(false);
  expect(isRaise(null, null)).toBe(false);
});

test('money crosses in units, playing time in whole minutes', () => {
  expect(readCap('STAKE', '12.3456')).toBe(123_456n);
  expect(readCap('SESSION', '90')).toBe(5_400n);
  expect(readCap('SESSION', '0')).toBe(0n);
  expect(readCap('SESSION', '1.5')).toBeUndefined();
  expect(readCap('LOSS', '0')).toBe(0n);
  expect(readCap('LOSS', '-0.0001')).toBeUndefined();
  expect(readCap('DEPOSIT', writeAmount(AMOUNT_MAX))).toBe(AMOUNT_MAX);
  expect(readCap('DEPOSIT', null)).toBeNull();
});

test('what was read is written back the same', () => {
  for (const wire of ['0', '1', '1440', null]) {
    expect(writeCap('SESSION', readCap('SESSION', wire)!)).toBe(wire);
    expect(writeCap('STAKE', readCap('STAKE', wire)!)).toBe(wire);
  }
});
