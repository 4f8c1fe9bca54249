import { expect, test } from 'vitest';
import { checksDue, formatElapsed } from './elapsed.ts';

test('a session shows minutes and seconds, and hours from the first one on', () => {
  expect(formatElapsed(0)).toBe('00:00');
  expect(formatElapsed(59_999)).toBe('00:59');
  expect(formatElapsed(3_599_999)).toBe('59:59');
  expect(formatElapsed(3_600_000)).toBe('1:00:00');
});

test('a clock that runs ahead shows no negative time', () => {
  expect(formatElapsed(-5_000)).toBe('00:00');
});

test('a reality check is due at each full stretch, not a moment before', () => {
  expect(checksDue(30 * 60_000 - 1, 30)).toBe(0);
  expect(checksDue(30 * 60_000, 30)).toBe(1);
  expect(checksDue(95 * 60_000, 30)).toBe(3);
});

test('no reality check is due where none is set', () => {
  expect(checksDue(10_000_000, 0)).toBe(0);
});
