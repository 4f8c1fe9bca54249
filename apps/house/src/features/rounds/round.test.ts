import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import { readRollback, readStake } from './ask-platform.ts';
import { retryDelayMs } from './round.ts';

test('tries are 1, 2, 4 … seconds apart, at most five minutes, and hourly after a day', () => {
  const delays = [0, 1, 2, 3, 8, 9, 40, 4_000].map((attempts) => retryDelayMs(attempts, 0));
  const seconds = [1, 2, 4, 8, 256].map((each) => each * SECOND_MS);
  expect(delays).toEqual([...seconds, 5 * MINUTE_MS, 5 * MINUTE_MS, 5 * MINUTE_MS]);
  expect(retryDelayMs(3, DAY_MS - 1)).toBe(8 * SECOND_MS);
  expect(retryDelayMs(3, DAY_MS)).toBe(HOUR_MS);
});

const final = (
  code: 'OK' | 'TX_MISMATCH' | 'TX_CANCELLED' | 'INSUFFICIENT_FUNDS',
  outcome?: 'APPLIED' | 'HELD',
) => ({ kind: 'final', code, outcome, balance: undefined, said: {} }) as const;

test('only a clear answer decides a stake', () => {
  expect(readStake(final('OK', 'APPLIED'))).toBe('TAKEN');
  expect(readStake(final('OK', 'HELD'))).toBe('TAKEN');
  expect(readStake(final('OK'))).toBeUndefined();
  expect(readStake(final('TX_MISMATCH'))).toBeUndefined();
  expect(readStake(final('TX_CANCELLED'))).toBe('VOIDED');
  expect(readStake(final('INSUFFICIENT_FUNDS'))).toEqual({ declined: 'INSUFFICIENT_FUNDS' });
  expect(readStake({ kind: 'unknown', code: 'STALE' })).toBeUndefined();
});

test('only a clear answer decides a rollback', () => {
  const answer = (
    code: 'OK' | 'ROUND_SETTLED' | 'TX_MISMATCH',
    outcome?: 'DECLINED' | 'TOMBSTONE',
  ) => ({ kind: 'final', code, outcome, balance: undefined, said: {} }) as const;
  expect(readRollback(answer('OK', 'TOMBSTONE'))).toBe('VOIDED');
  expect(readRollback(answer('OK', 'DECLINED'))).toBe('DECLINED');
  expect(readRollback(answer('ROUND_SETTLED'))).toBe('APPLIED');
  expect(readRollback(answer('TX_MISMATCH'))).toBeUndefined();
  expect(readRollback({ kind: 'unknown', code: undefined })).toBeUndefined();
});
