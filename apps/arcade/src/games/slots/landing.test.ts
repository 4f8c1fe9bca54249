import { expect, test } from 'vitest';
import { columnAt, landingOf, restingStops, symbolAt } from './landing.ts';

test('a reel takes in its window from the bottom up, and one symbol above', () => {
  const symbols = landingOf({ strip: 'ABCDEFGH', stop: 2, column: 'CDE', lead: 2 });
  expect(symbols.join('')).toBe('GFEDCB');
});

test('a strip is a ring at both ends', () => {
  expect(landingOf({ strip: 'ABCDEFGH', stop: 0, column: 'ABC', lead: 1 }).join('')).toBe('DCBAH');
  expect(landingOf({ strip: 'ABCDEFGH', stop: 7, column: 'HAB', lead: 1 }).join('')).toBe('CBAHG');
  expect(symbolAt('ABC', -4)).toBe('C');
});

test('what the house says lies in the window, whatever the strip says', () => {
  expect(landingOf({ strip: 'ABCD', stop: 0, column: 'WWW', lead: 0 }).join('')).toBe('WWWD');
});

test('the reels rest where no special symbol shows', () => {
  const strips = ['ABSDEFGH', 'ABCDEFSH'];
  const stops = restingStops(strips, { rows: 3, special: ['S', 'W'] });
  expect(stops).toEqual([3, 7]);
  expect(stops.map((stop, column) => columnAt(strips[column]!, stop, 3))).toEqual(['DEF', 'HAB']);
});

test('a strip full of special symbols still rests somewhere', () => {
  expect(restingStops(['SSSS'], { rows: 3, special: ['S'] })).toEqual([2]);
});
