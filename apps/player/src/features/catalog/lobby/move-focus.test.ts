import { expect, test } from 'vitest';
import { placeAfterKey } from './move-focus.ts';

test('[HOME-7] arrow keys walk through the tabs and go round at both ends', () => {
  expect(placeAfterKey('ArrowRight', 0, 4)).toBe(1);
  expect(placeAfterKey('ArrowRight', 3, 4)).toBe(0);
  expect(placeAfterKey('ArrowLeft', 0, 4)).toBe(3);
});

test('[HOME-7] Home and End lead to the first and the last tab, other keys nowhere', () => {
  expect(placeAfterKey('Home', 2, 4)).toBe(0);
  expect(placeAfterKey('End', 1, 4)).toBe(3);
  expect(placeAfterKey('a', 1, 4)).toBeUndefined();
  expect(placeAfterKey('ArrowRight', 0, 0)).toBeUndefined();
});
