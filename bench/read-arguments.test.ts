import { expect, test } from 'vitest';
import { ArgumentError, readArguments } from './read-arguments.ts';

const known = ['first', 'second', 'third'] as const;

test('without a name everything is measured, and no target fails the run', () => {
  expect(readArguments([], known)).toEqual({
    names: known,
    isStrict: false,
    isAsBuilt: false,
    isProfiled: false,
    transfers: 10_000_000,
    sockets: 2_000,
    simulatedRounds: undefined,
  });
});

test('a simulation takes a number of rounds or the usual one, and leaves other wishes alone', () => {
  const roundsOf = (...given: string[]) => readArguments(given, known).simulatedRounds;
  expect(roundsOf('--simulate')).toBe(10_000_000);
  expect(roundsOf('--simulate', '--strict')).toBe(10_000_000);
  expect(roundsOf('--simulate', '1000')).toBe(1000);
  expect(roundsOf('--simulate', '1000000000')).toBe(1_000_000_000);
  for (const count of ['999', '1000000001'])
    expect(() => roundsOf('--simulate', count)).toThrow('takes a number');
  expect(() => roundsOf('--simulate', 'many')).toThrow('“many”');
  expect(readArguments(['--simulate', '2000', '--strict'], known).isStrict).toBe(true);
});

test('names choose, in the order of the list whatever the order of the wishes', () => {
  expect(readArguments(['third', '--strict', 'first'], known)).toMatchObject({
    names: ['first', 'third'],
    isStrict: true,
  });
});

test('an unknown word is refused with the known ones', () => {
  expect(() => readArguments(['frist'], known)).toThrow(ArgumentError);
  expect(() => readArguments(['--strickt'], known)).toThrow('first, second, third, --strict');
});

test('a count of transfers or sockets is taken within its limits', () => {
  expect(readArguments(['first', '--transfers', '100000'], known)).toMatchObject({
    names: ['first'],
    transfers: 100_000,
  });
  for (const count of ['99999', '10000001', 'many'])
    expect(() => readArguments(['--transfers', count], known)).toThrow('takes a number');
  expect(() => readArguments(['--transfers'], known)).toThrow('takes a number');
  expect(readArguments(['first', '--sockets', '20'], known)).toMatchObject({ sockets: 20 });
  expect(() => readArguments(['--sockets', '19'], known)).toThrow('from 20 to 2000');
});
