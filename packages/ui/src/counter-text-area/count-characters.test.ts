import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test('characters are counted as a reader counts them', () => {
  expect(countCharacters('')).toBe(0);
  expect(countCharacters('招き猫')).toBe(3);
  expect(countCharacters('𠮷野家')).toBe(3);
  expect(countCharacters('👨‍👩‍👧‍👦 e\u0301')).toBe(3);
});
