import { expect, test } from 'vitest';
import { ArgumentError, readArguments, writeCommand } from './read-arguments.ts';

const read = (...words: string[]) => readArguments(words, () => 42);

test('an address and a key are enough', () => {
  expect(read('http://localhost:3000', 'big-games-0123:a:secret')).toMatchObject({
    url: 'http://localhost:3000',
    keyId: 'big-games-0123',
    secret: 'a:secret',
    vendor: 'big-games',
    gameId: 'conformance',
    seed: 42,
    calls: 2_000,
    players: 4,
    parallel: 8,
    members: [],
    isLedgerChecked: false,
  });
});

test('members are named with their passwords', () => {
  const { members } = read('https://a.example', 'k:s', '--members', 'sakura:a:b,ken:c');
  expect(members).toEqual([
    { username: 'sakura', password: 'a:b' },
    { username: 'ken', password: 'c' },
  ]);
});

test.each([
  [[]],
  [['http://localhost']],
  [['localhost:3000', 'k:s']],
  [['http://localhost', 'k']],
  [['http://localhost', ':s']],
  [['http://localhost', 'k:']],
  [['http://localhost', 'k:s', 'more']],
  [['http://localhost', 'k:s', '--seed', '-1']],
  [['http://localhost', 'k:s', '--calls', '0']],
  [['http://localhost', 'k:s', '--calls', '1e3']],
  [['http://localhost', 'k:s', '--members', 'sakura']],
  [['http://localhost', 'k:s', '--colour', 'red']],
])('%j is not understood', (words) => {
  expect(() => read(...words)).toThrow(ArgumentError);
});

test('the command to repeat a check names its seed and tells no secret', () => {
  const check = read('http://localhost', 'k:secret', '--members', 'sakura:maneki', '--seed', '7');
  expect(writeCommand(check)).toBe(
    'npm run provider:check -- http://localhost k:… --vendor k --game conformance ' +
      '--seed 7 --calls 2000 --members sakura:… --parallel 8',
  );
});
