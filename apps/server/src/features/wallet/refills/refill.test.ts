import { expect, test } from 'vitest';
import { findRefillRefusal, nextRefillAt } from './refill.ts';

const now = new Date('2030-01-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const terms = { amount: 3_000_000n, below: 100_000n };
const nothing = { has: 0n, lastAt: undefined, now };

test('[TRIAL-2] whoever has less than the smallest bet is given play credit again', () => {
  expect(findRefillRefusal(terms, nothing)).toBeUndefined();
  expect(findRefillRefusal(terms, { ...nothing, has: 99_999n })).toBeUndefined();
});

test('whoever can still bet is not', () => {
  const refusal = { code: 'wallet.refill_not_needed', detail: {} };
  expect(findRefillRefusal(terms, { ...nothing, has: 100_000n })).toEqual(refusal);
});

test('where nothing is given, nothing is given again', () => {
  const refusal = { code: 'wallet.refill_not_offered', detail: {} };
  expect(findRefillRefusal(undefined, nothing)).toEqual(refusal);
});

test.each([
  [0, 60],
  [1, 60],
  [60, 59],
  [3_599, 1],
])('%i seconds after the last one, %i minutes are left to wait', (seconds, minutes) => {
  const refusal = { code: 'wallet.refill_too_soon', detail: { minutes } };
  expect(findRefillRefusal(terms, { ...nothing, lastAt: ago(seconds) })).toEqual(refusal);
});

test('an hour after the last one there is nothing to wait for', () => {
  expect(findRefillRefusal(terms, { ...nothing, lastAt: ago(3_600) })).toBeUndefined();
  expect(nextRefillAt({ lastAt: ago(3_600), now })).toBeUndefined();
  expect(nextRefillAt({ lastAt: ago(3_599), now })).toEqual(new Date(now.getTime() + 1_000));
});
