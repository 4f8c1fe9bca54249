import { expect, test } from 'vitest';
import { isSwipedAway } from './swipe-away.ts';

const slowly = (distance: number) => [
  { at: 0, distance: 0 },
  { at: 1_000, distance },
];

test('a slow swipe closes beyond a third of the way, and springs back at it', () => {
  expect(isSwipedAway(slowly(101), { at: 1_500, extent: 300 })).toBe(true);
  expect(isSwipedAway(slowly(100), { at: 1_500, extent: 300 })).toBe(false);
});

test('a quick flick closes however short it is', () => {
  const moves = [
    { at: 0, distance: 0 },
    { at: 40, distance: 30 },
  ];
  expect(isSwipedAway(moves, { at: 50, extent: 300 })).toBe(true);
  expect(isSwipedAway(moves, { at: 60, extent: 300 })).toBe(false);
});

test('a flick that came to rest, or turned back, is none', () => {
  const flick = [
    { at: 0, distance: 0 },
    { at: 40, distance: 60 },
  ];
  expect(isSwipedAway(flick, { at: 200, extent: 300 })).toBe(false);
  const backwards = [...flick, { at: 80, distance: 10 }];
  expect(isSwipedAway(backwards, { at: 90, extent: 300 })).toBe(false);
});

test('a touch that does not move closes nothing', () => {
  expect(isSwipedAway([], { at: 0, extent: 300 })).toBe(false);
  expect(isSwipedAway([{ at: 5, distance: 0 }], { at: 5, extent: 300 })).toBe(false);
});
