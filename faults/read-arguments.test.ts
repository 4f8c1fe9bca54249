import { expect, test } from 'vitest';
import { ArgumentError, readArguments } from './read-arguments.ts';

const known = ['first', 'second'] as const;

test('without a name everything is tried at full length', () => {
  expect(readArguments([], known)).toEqual({ names: known, isShort: false });
});

test('names choose, and the short form goes with any of them', () => {
  expect(readArguments(['--short', 'second'], known)).toEqual({ names: ['second'], isShort: true });
});

test('an unknown word is refused with the known ones', () => {
  expect(() => readArguments(['--shrot'], known)).toThrow(ArgumentError);
  expect(() => readArguments(['frist'], known)).toThrow('first, second, --short');
});
