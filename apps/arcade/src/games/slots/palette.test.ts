import { expect, test } from 'vitest';
import { mix, paletteOf, toNumber } from './palette.ts';

const pixels = (...colours: number[][]) =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]));

test('the liveliest colour of the backdrop is its accent', () => {
  const { accent } = paletteOf(pixels([20, 20, 60], [230, 40, 60], [240, 240, 240]));
  expect(accent).toEqual([230, 40, 60]);
});

test('a grey place falls back to gold', () => {
  expect(paletteOf(pixels([80, 80, 80], [200, 200, 200])).accent).toEqual([244, 197, 90]);
});

test('the ground is dark, whatever the place is', () => {
  const { ground } = paletteOf(pixels([255, 255, 255]));
  expect(Math.max(...ground)).toBeLessThan(80);
});

test('colours mix and turn into numbers', () => {
  expect(mix([0, 0, 0], [200, 100, 50], 0.5)).toEqual([100, 50, 25]);
  expect(toNumber([255, 128, 1])).toBe(0xff8001);
});
