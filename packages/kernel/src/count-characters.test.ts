import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test.each([
  ['', 0],
  ['招き猫', 3],
  ['𠮷野家', 3],
  ['👨‍👩‍👧‍👦', 1],
  ['🇯🇵🇵🇭', 2],
  ['e\u0301tude', 5],
  ['กำลัง', 3],
])('%j has %i characters to a reader', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
