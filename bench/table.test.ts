import { expect, test } from 'vitest';
import { writeTable } from './table.ts';

test('a table has one line for each row, its columns aligned and its figures to the right', () => {
  const lines = writeTable([
    { what: 'scripts', value: 8, unit: 'kB', digits: 1, target: { atMost: 9 } },
    { what: 'all', value: 123.45, unit: 'kB', digits: 1, target: { atMost: 100 } },
    { what: 'said only', value: 3, unit: '', digits: 0 },
  ]).split('\n');
  expect(lines.slice(2)).toEqual([
    'scripts      8.0 kB  ≤ 9 kB    ok',
    'all        123.5 kB  ≤ 100 kB  missed',
    'said only         3',
  ]);
});
