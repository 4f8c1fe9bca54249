import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleCalls } from './throttle-calls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[MSG-3] the count is asked for once in 250 ms, and whoever asks meanwhile gets the next answer', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length);
  const count = throttleCalls(ask, 250);
  expect(await count()).toBe(1);
  const waiting = Promise.all([count(), count()]);
  await vi.advanceTimersByTimeAsync(249);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toEqual([2, 2]);
  expect(ask).toHaveBeenCalledTimes(2);
});
