import { expect, test } from 'vitest';
import {
  compareSheet,
  readGameSheet,
  SHEET_CHARACTERS_MAX,
  type SheetGame,
  writeGameSheet,
} from './game-sheet.ts';

const game = (id: string, order: number, hotPlace: number | null = null): SheetGame => ({
  code: `HSLOT/${id}`,
  order,
  isShown: true,
  hotPlace,
});

const games = [game('koi9', 10, 1), game('tide20', 20, 2), game('ninja10', 30)];
const HEADER = 'code,order,shown,hot';

test.each([
  ['sheet_columns_wrong', 1, 'code,order,hot\nHSLOT/koi9,1,1'],
  ['sheet_columns_wrong', 2, '\nHSLOT/koi9,1,yes,1'],
  ['sheet_columns_wrong', 1, ''],
  ['sheet_empty', 1, HEADER],
  ['sheet_cells_wrong', 2, `${HEADER}\nHSLOT/koi9,1,yes`],
  ['sheet_code_unknown', 3, `${HEADER}\nHSLOT/koi9,1,yes,\nHSLOT/nothing,1,yes,`],
  ['sheet_code_unknown', 2, `${HEADER}\n,1,yes,`],
  ['sheet_code_twice', 4, `${HEADER}\nHSLOT/koi9,1,,\nHSLOT/tide20,2,,\nHSLOT/koi9,3,,`],
  ['sheet_order_wrong', 2, `${HEADER}\nHSLOT/koi9,-1,yes,`],
  ['sheet_order_wrong', 2, `${HEADER}\nHSLOT/koi9,1.5,yes,`],
  ['sheet_order_wrong', 2, `${HEADER}\nHSLOT/koi9,1000001,yes,`],
  ['sheet_shown_wrong', 2, `${HEADER}\nHSLOT/koi9,1,maybe,`],
  ['sheet_hot_wrong', 2, `${HEADER}\nHSLOT/koi9,1,yes,101`],
  ['sheet_hot_twice', 3, `${HEADER}\nHSLOT/koi9,,,1\nHSLOT/tide20,,,1`],
  ['sheet_quotes_wrong', 3, `${HEADER}\nHSLOT/koi9,1,yes,\n"HSLOT/tide20,1,yes,`],
  ['sheet_too_large', 1, `${HEADER}\n${'x'.repeat(SHEET_CHARACTERS_MAX)}`],
])(
  '[CONSOLE-2] a wrong sheet says what is wrong, and in which line: %s in %i',
  (code, line, text) => {
    const read = readGameSheet(text, games);
    expect(read).toMatchObject({ ok: false, refusal: { code, detail: { line } } });
  },
);

const changesOf = (text: string) => {
  const read = readGameSheet(text, games);
  if (!read.ok) throw new Error(read.refusal.code);
  return compareSheet(read.value, games).map(({ after }) => after);
};

test('[CONSOLE-2] a sheet changes what it names and leaves what it does not', () => {
  expect(changesOf('Hot , SHOWN,order,code\n,no,,HSLOT/koi9\n,,5,HSLOT/ninja10')).toEqual([
    { ...games[0], isShown: false },
    { ...games[2], order: 5 },
  ]);
  expect(changesOf(`${HEADER}\nHSLOT/koi9,10,yes,1`)).toEqual([]);
  expect(changesOf(writeGameSheet(games))).toEqual([]);
});

test('[CONSOLE-2] hot games stand where a sheet puts them, and the others close ranks', () => {
  expect(changesOf(`${HEADER}\nHSLOT/ninja10,,,1\nHSLOT/koi9,,,0`)).toEqual([
    { ...games[0], hotPlace: null },
    { ...games[2], hotPlace: 1 },
  ]);
  // A place behind the end is the end.
  expect(changesOf(`${HEADER}\nHSLOT/ninja10,,,50`)).toEqual([{ ...games[2], hotPlace: 3 }]);
});
