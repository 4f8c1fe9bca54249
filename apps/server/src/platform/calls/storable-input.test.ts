import { expect, test } from 'vitest';
import { isStorable } from './storable-input.ts';

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner) => [inner], 'leaf');

test('ordinary input of every shape is taken', () => {
  expect(isStorable({ name: '花子 🎴', list: [1, null, true, { deep: 'x' }] })).toBe(true);
});

test('NUL and half a surrogate pair are refused in values and in keys', () => {
  for (const input of ['a\0b', '\ud83c', { 'k\0': 1 }, [{ text: 'x\0' }]])
    expect(isStorable(input), JSON.stringify(input)).toBe(false);
});

test('sixteen levels are taken, seventeen and a hundred thousand are not', () => {
  expect(isStorable(nested(16))).toBe(true);
  expect(isStorable(nested(17))).toBe(false);
  expect(isStorable(nested(100_000))).toBe(false);
});
