import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { countInProcess } from './limits.ts';

const holdClock = () => fixedClock('2030-01-01T12:00:00Z');

const limit = { calls: 3, perSeconds: 10 };

test('the last call that fits is taken, the next is told when to come back', async () => {
  const clock = holdClock();
  const limiter = countInProcess(clock);
  for (let call = 1; call <= 3; call++) {
    expect(await limiter.take('a', limit)).toEqual({ ok: true });
    clock.advance(1_000);
  }
  expect(await limiter.take('a', limit)).toEqual({ ok: false, retryAfterSeconds: 7 });
});

test('a window ends exactly after its seconds, however often a caller knocks', async () => {
  const clock = holdClock();
  const limiter = countInProcess(clock);
  for (let call = 1; call <= 20; call++) await limiter.take('a', limit);

  clock.advance(9_999);
  expect(await limiter.take('a', limit)).toEqual({ ok: false, retryAfterSeconds: 1 });
  clock.advance(1);
  expect(await limiter.take('a', limit)).toEqual({ ok: true });
});

test('keys count apart', async () => {
  const limiter = countInProcess(holdClock());
  const once = { calls: 1, perSeconds: 10 };
  expect((await limiter.take('a', once)).ok).toBe(true);
  expect((await limiter.take('b', once)).ok).toBe(true);
  expect((await limiter.take('a', once)).ok).toBe(false);
});

test('of 200 parallel calls with room for 50 exactly 50 are taken', async () => {
  const limiter = countInProcess(holdClock());
  const takes = Array.from({ length: 200 }, () => limiter.take('a', { calls: 50, perSeconds: 60 }));
  const taken = (await Promise.all(takes)).filter(({ ok }) => ok);
  expect(taken).toHaveLength(50);
});

test('a count grows by what is added, is asked without growing, and ends with its window', async () => {
  const clock = holdClock();
  const limiter = countInProcess(clock);
  const count = (by: 0 | 1) => limiter.count('a', { by, perSeconds: 10 });
  expect(await count(0)).toBe(0);
  expect([await count(1), await count(1), await count(0)]).toEqual([1, 2, 2]);
  clock.advance(10_000);
  expect(await count(0)).toBe(0);
});

test('when all keys are in use the oldest window is forgotten, not the newest', async () => {
  const limiter = countInProcess(holdClock(), 2);
  const once = { calls: 1, perSeconds: 10 };
  for (const key of ['a', 'b', 'c']) await limiter.take(key, once);

  expect((await limiter.take('c', once)).ok).toBe(false);
  expect((await limiter.take('b', once)).ok).toBe(false);
  expect((await limiter.take('a', once)).ok).toBe(true);
});
