import { expect, test, vi } from 'vitest';

test('a test may stop the clock and leave it so', () => {
  vi.useFakeTimers();
  expect(vi.isFakeTimers()).toBe(true);
});

test('the clock goes again in the test that follows', () => {
  expect(vi.isFakeTimers()).toBe(false);
});
