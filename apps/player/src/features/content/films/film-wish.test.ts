import { expect, test } from 'vitest';
import { shouldPlay } from './film-wish.ts';

const inSight = { isVisible: true, wantsLessMotion: false, savesData: false };

test('[HOME-13] a film plays by itself once it is in sight, and not before', () => {
  expect(shouldPlay(undefined, inSight)).toBe(true);
  expect(shouldPlay(undefined, { ...inSight, isVisible: false })).toBe(false);
});

test('[HOME-13] less motion or less data keeps a film still until it is asked for', () => {
  for (const wish of [{ wantsLessMotion: true }, { savesData: true }]) {
    expect(shouldPlay(undefined, { ...inSight, ...wish })).toBe(false);
    expect(shouldPlay('play', { ...inSight, ...wish })).toBe(true);
  }
});

test('[HOME-13] the pause button holds, and nothing plays out of sight', () => {
  expect(shouldPlay('pause', inSight)).toBe(false);
  expect(shouldPlay('play', { ...inSight, isVisible: false })).toBe(false);
});
