import { expect, test } from 'vitest';
import { mayTry } from './guard.ts';

test.each([
  [{ fromHere: 4, inAll: 4, isKnownAddress: false }, true],
  [{ fromHere: 5, inAll: 5, isKnownAddress: false }, false],
  [{ fromHere: 5, inAll: 5, isKnownAddress: true }, false],
  [{ fromHere: 0, inAll: 29, isKnownAddress: false }, true],
  [{ fromHere: 0, inAll: 30, isKnownAddress: false }, false],
  [{ fromHere: 0, inAll: 500, isKnownAddress: true }, true],
])('[CONSOLE-1] after %j another try is heard: %s', (tries, isHeard) => {
  expect(mayTry(tries)).toBe(isHeard);
});
