import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KENO } from './keno/family.ts';
import type { Family, PlayType } from './play.ts';
import { LINES_MAX, parseSelection } from './selection.ts';
import { SSC } from './ssc/family.ts';
import { chooseRows, drawsOf, playOf } from './testing/prove-play.ts';
import { VN_NORTH } from './vn-north/family.ts';
import { X115 } from './x115/family.ts';

const parse = (family: Family, code: string, text: string, type: PlayType = 'TRADITION') => {
  const outcome = parseSelection(playOf(family, code), type, text);
  return outcome.ok ? outcome.value : outcome.refusal.code;
};

test.each([
  [SSC, 'DIRECT3_FIRST3', '1|2', 'WRONG_ROWS'],
  [SSC, 'FIX_1', '1|2', 'WRONG_ROWS'],
  [SSC, 'DIRECT3_FIRST3', '1|2|x', 'UNKNOWN_SYMBOL'],
  [SSC, 'FIX_1', '10', 'UNKNOWN_SYMBOL'],
  [SSC, 'FIX_1', ' 1', 'UNKNOWN_SYMBOL'],
  [SSC, 'FIX_1', '1,', 'UNKNOWN_SYMBOL'],
  [SSC, 'FIX_1', '1,1', 'REPEATED'],
  [VN_NORTH, 'X2', '12,12', 'REPEATED'],
  [SSC, 'FIX_1', '', 'TOO_FEW'],
  [SSC, 'DIRECT3_FIRST3', '1||3', 'TOO_FEW'],
  [SSC, 'GROUP3_FIRST3', '1', 'TOO_FEW'],
  [VN_NORTH, 'X4', '00,01,02', 'TOO_FEW'],
  [VN_NORTH, 'X4', '00,01,02,03,04,05,06,07,08,09,10', 'TOO_MANY'],
  [X115, 'DIRECT_2', '07|07', 'NO_LINE'],
  [
    SSC,
    'DIRECT5',
    '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1',
    'TOO_MANY_LINES',
  ],
] as const)('%# %s is no selection: %s %s', (family, code, text, fault) => {
  expect(parse(family, code, text)).toBe(fault);
});

test('ten thousand lines are the most', () => {
  const digits = '0,1,2,3,4,5,6,7,8,9';
  const most = parse(SSC, 'DIRECT5', `7|${digits}|${digits}|${digits}|${digits}`);
  expect(most).toMatchObject({ lines: LINES_MAX });
});

test('where odds are fixed each line has a stake of its own', () => {
  expect(parse(VN_NORTH, 'LO2', '47,48', 'ENTERTAINMENT')).toBe('ONE_LINE_ONLY');
  expect(parse(VN_NORTH, 'LO2', '47,48')).toMatchObject({ lines: 2 });
  expect(parse(KENO, 'PICK_3', '01,02,03', 'ENTERTAINMENT')).toMatchObject({ lines: 1 });
});

test('a selection is written one way, however its symbols were chosen', () => {
  expect(parse(SSC, 'DIRECT2_FIRST2', '5,3|9,0')).toEqual({
    text: '3,5|0,9',
    rows: [
      ['3', '5'],
      ['0', '9'],
    ],
    lines: 4,
  });
});

test('what is written is read again as the same', () => {
  const draws = drawsOf('selections');
  for (const family of [SSC, X115, VN_NORTH, KENO])
    for (const play of family.plays) {
      const rows = chooseRows(play, draws);
      const shuffled = rows.map((row) => row.toReversed().join(',')).join('|');
      const once = parse(family, play.code, shuffled);
      expect(once).toMatchObject({ rows });
      if (typeof once === 'object') expect(parse(family, play.code, once.text)).toEqual(once);
    }
});

test('whatever is sent is a selection or has a fault', () => {
  const symbols = fc.constantFrom('0', '1', '11', '99', ',', '|', '-', ' ', 'BIG', '\n', '９');
  fc.assert(
    fc.property(
      fc.array(symbols).map((parts) => parts.join('')),
      (text) => {
        for (const code of ['DIRECT2_FIRST2', 'GROUP6_LAST3', 'FIX_2']) {
          const read = parse(SSC, code, text);
          if (typeof read === 'object') expect(read.lines).toBeGreaterThan(0);
          else expect(read).toMatch(/^[A-Z_]+$/);
        }
      },
    ),
  );
});
