import { expect, test } from 'vitest';
import { waitBeforeMore } from './wait-before-more.ts';

test('the first page is asked for at once', () => {
  expect(waitBeforeMore(Number.POSITIVE_INFINITY, 1_000)).toBe(0);
});

test('the next one waits out the rest of the pause', () => {
  expect(waitBeforeMore(0, 1_000)).toBe(1_000);
  expect(waitBeforeMore(999, 1_000)).toBe(1);
  expect(waitBeforeMore(1_000, 1_000)).toBe(0);
  expect(waitBeforeMore(5_000, 1_000)).toBe(0);
});
