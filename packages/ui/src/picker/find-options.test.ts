import { expect, test } from 'vitest';
import { findOptions } from './find-options.ts';

const options = [
  { value: '81', text: 'Japan +81' },
  { value: '84', text: 'Việt Nam +84' },
  { value: '63', text: 'Philippines +63' },
];
const valuesFor = (typed: string) => findOptions(options, typed).map((option) => option.value);

test('what is typed is found whatever its case, width or accents', () => {
  expect(valuesFor('JAP')).toEqual(['81']);
  expect(valuesFor('＋８４')).toEqual(['84']);
  expect(valuesFor('vietnam')).toEqual(['84']);
  expect(valuesFor('6')).toEqual(['63']);
});

test('nothing typed leaves all options, and an unknown word leaves none', () => {
  expect(valuesFor('  ')).toEqual(['81', '84', '63']);
  expect(valuesFor('atlantis')).toEqual([]);
});
