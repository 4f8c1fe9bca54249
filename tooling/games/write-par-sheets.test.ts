import { slotModels } from '@maneki/games/slots/slot-models';
import { expect, test } from 'vitest';
import { writeParSheets } from './write-par-sheets.ts';

// To write them means to count through the cycles of all machines, which takes a while.
const sheets = writeParSheets();

const sheetOf = (code: string): string =>
  sheets.find(({ path }) => path.endsWith(`/docs/games/${code}.md`))!.text;

test('every machine has a sheet with its strips and its return', () => {
  expect(sheets).toHaveLength(Object.keys(slotModels).length);
  for (const { code, strips, proof } of Object.values(slotModels)) {
    for (const strip of strips) expect(sheetOf(code)).toContain(strip);
    expect(sheetOf(code)).toContain(`${(proof.returnPer10M / 100_000).toFixed(5)} %`);
  }
});

test('a sheet tells of the features that its machine has, and of no others', () => {
  expect(sheetOf('triple5')).not.toMatch(/Scatters|Held coins|Jackpots/);
  expect(sheetOf('vault5')).toMatch(/Jackpots, paid by the house +\| 3\.566667 % +\| 107 \/ 3000/);
  expect(sheetOf('tide20')).toMatch(/Free spins +\| 15\.581253 %/);
  expect(sheetOf('hold9')).toContain('## Held coins');
  expect(sheetOf('ways243')).toContain('Every way through neighbouring columns');
});
