import { expect, test } from 'vitest';
import { isPastHeader } from './compact-header.ts';

test('[HOME-4] the header is compact once the page is scrolled past half of its height', () => {
  expect(isPastHeader(0)).toBe(false);
  expect(isPastHeader(28)).toBe(false);
  expect(isPastHeader(29)).toBe(true);
});

test('[HOME-4] a higher header takes longer', () => {
  expect(isPastHeader(40, 80)).toBe(false);
  expect(isPastHeader(41, 80)).toBe(true);
});

test('[HOME-4] a page that is pulled down beyond its beginning is not scrolled', () => {
  expect(isPastHeader(-90)).toBe(false);
});
