import { expect, test } from 'vitest';
import { fixedClock } from './fixed-clock.ts';

test('the clock stands still until it is moved', () => {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  expect(clock.now().toISOString()).toBe('2030-01-01T12:00:00.000Z');
  clock.advance(1_500);
  expect(clock.now().toISOString()).toBe('2030-01-01T12:00:01.500Z');
});

test('changing a moment that the clock gave does not change the clock', () => {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now().getUTCFullYear()).toBe(2030);
});

test('a text that is no moment is refused', () => {
  expect(() => fixedClock('noon')).toThrow('noon is not a moment');
});
