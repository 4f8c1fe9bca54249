import { expect, test } from 'vitest';
import { mayBeGiven, openingGiftRu } from './gift.ts';

test('where real money is played for, nothing is given before a phone number is proven', () => {
  expect(mayBeGiven({ mode: 'REAL', isMobileProven: false })).toBe(false);
  expect(mayBeGiven({ mode: 'REAL', isMobileProven: true })).toBe(true);
});

test('where nothing real is at stake everybody may be given something, and nobody where the site is closed', () => {
  expect(mayBeGiven({ mode: 'DEMO', isMobileProven: false })).toBe(true);
  expect(mayBeGiven({ mode: 'BLOCKED', isMobileProven: true })).toBe(false);
});

test('what a new member begins with is never real money', () => {
  const bonusRu = 1_000;
  expect(openingGiftRu({ mode: 'DEMO', isMobileProven: false, bonusRu })).toBe(bonusRu);
  for (const isMobileProven of [false, true])
    expect(openingGiftRu({ mode: 'REAL', isMobileProven, bonusRu })).toBe(0);
});
