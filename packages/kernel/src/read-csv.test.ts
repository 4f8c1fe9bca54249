import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { writeCsvRow } from './write-csv.ts';

test.each([
  [
    'plain cells',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [1, 2],
  ],
  [
    'line ends of other systems and at the end',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [1, 2],
  ],
  [
    'quotes around commas, quotes and line ends',
    '"a,""b""\nc",d\ne,f',
    [
      ['a,"b"\nc', 'd'],
      ['e', 'f'],
    ],
    [1, 3],
  ],
  [
    'empty cells',
    ',\n,x,',
    [
      ['', ''],
      ['', 'x', ''],
    ],
    [1, 2],
  ],
  ['empty lines, which count', 'a\n\n  \nb', [['a'], ['b']], [1, 4]],
  ['a mark of the encoding', '\ufeffa,b', [['a', 'b']], [1]],
  ['nothing', '', [], []],
  ['a quoted nothing beside something', '"",a', [['', 'a']], [1]],
])('CSV is read: %s', (_, text, cells, lines) => {
  const read = readCsv(text);
  expect(read.ok && read.value.map((record) => record.cells)).toEqual(cells);
  expect(read.ok && read.value.map((record) => record.line)).toEqual(lines);
});

test.each([
  ['a quote that is never closed', 'a,b\n"c,d', 2],
  ['words behind a closing quote', 'a,b\nc,d\n"e" f,g', 3],
  ['a quote within a plain cell', 'a"b', 1],
])('CSV with wrong quotes says in which line: %s', (_, text, line) => {
  expect(readCsv(text)).toEqual({ ok: false, refusal: { code: 'quotes_wrong', line } });
});

test('what is written is read back', () => {
  const cells = ['plain', 'with, comma', 'with "quotes"', 'two\nlines', ''];
  const read = readCsv(writeCsvRow(cells));
  expect(read.ok && read.value[0]!.cells).toEqual(cells);
});
