import { expect, test } from 'vitest';
import { lettering } from './lettering.ts';

test('words become closed outlines that start where they are placed', () => {
  const { path, width } = lettering('Maneki', { face: 'brush', size: 40, x: 10, y: 50 });
  expect(path).toMatch(/^m[\d.-]+[ -][\d.]+/);
  expect(path.endsWith('z')).toBe(true);
  expect(path).not.toMatch(/NaN|undefined/);
  expect(width).toBeGreaterThan(80);
});

test('an anchor moves the words by their width, not their shape', () => {
  const start = lettering('Ao', { face: 'rounded', size: 20, x: 100 });
  const end = lettering('Ao', { face: 'rounded', size: 20, x: 100 + start.width, anchor: 'end' });
  expect(end.path).toBe(start.path);
  const middle = lettering('Ao', { face: 'rounded', size: 20, x: 100, anchor: 'middle' });
  expect(middle.path).not.toBe(start.path);
});

test('tracking widens the words', () => {
  const tight = lettering('WIN', { face: 'heavy', size: 30 });
  const wide = lettering('WIN', { face: 'heavy', size: 30, tracking: 0.1 });
  expect(wide.width).toBeGreaterThan(tight.width);
});

test('an outline without decimals is lighter', () => {
  const fine = lettering('Sampaguita', { face: 'rounded', size: 34 });
  const light = lettering('Sampaguita', { face: 'rounded', size: 34, decimals: 0 });
  expect(light.path.length).toBeLessThan(fine.path.length);
});

test('a character that the face lacks is refused', () => {
  expect(() => lettering('漢', { face: 'rounded', size: 20 })).toThrow('cannot write');
});
