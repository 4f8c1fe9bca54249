import { expect, test } from 'vitest';
import { ArgumentError, readArguments } from './read-arguments.ts';

test('without a wish a million rounds are played, in short two thousand', () => {
  expect(readArguments([])).toEqual({ rounds: 1_000_000, isEmbedded: false });
  expect(readArguments(['--short'])).toEqual({ rounds: 2_000, isEmbedded: false });
  expect(readArguments(['--rounds', '500', '--embedded'])).toEqual({
    rounds: 500,
    isEmbedded: true,
  });
});

test.each([
  [['--rounds']],
  [['--rounds', '0']],
  [['--rounds', '-5']],
  [['--rounds', '999999999']],
  [['--rounds', '10', '20']],
  [['--short', '--rounds', '10']],
  [['fast']],
])('%j is refused', (given) => {
  expect(() => readArguments(given)).toThrow(ArgumentError);
});
