import { expect, test } from 'vitest';
import { writeCsvRow } from './write-csv.ts';

test.each([
  [['a', 7, true], 'a,7,true'],
  [[null, undefined, ''], ',,'],
  [['a,b', 'say "no"', 'two\nlines'], '"a,b","say ""no""","two\nlines"'],
  [[{ menu: { trial: true } }], '"{""menu"":{""trial"":true}}"'],
  [['-12.5', '-5', '10'], '-12.5,-5,10'],
  // A spreadsheet would run these.
  [['=1+1', '+1', '@x', '-x', '-1+1'], "'=1+1,'+1,'@x,'-x,'-1+1"],
])('%j is written as %s', (values, written) => {
  expect(writeCsvRow(values)).toBe(`${written}\r\n`);
});
