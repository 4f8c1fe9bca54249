import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import { FAMILY_CODES, PLAY_TYPES } from '@maneki/games/lottery/play';
import { describe, expect, test } from 'vitest';
import { priceRows } from '../slip/price.ts';
import { readTray } from '../slip/tray.ts';
import { drawLine, emptyRows, quickPick, quickPicksOf, toggle, withoutClosed } from './picks.ts';
import { formOf, groupPlays, openPlays } from './play-groups.ts';
import { readTyped, searchNumbers } from './typed-numbers.ts';

const playOf = (family: keyof typeof FAMILIES, code: string) => findPlay(FAMILIES[family], code)!;
const NONE: ReadonlySet<string> = new Set();
const first = () => 0;

describe('choosing', () => {
  const direct = playOf('SSC', 'DIRECT2_LAST2');

  test('a tap chooses, another takes back, and a row stays in order', () => {
    const one = toggle(direct, emptyRows(direct), 0, '7')!;
    const two = toggle(direct, one, 0, '3')!;
    expect(two).toEqual([['3', '7'], []]);
    expect(toggle(direct, two, 0, '7')).toEqual([['3'], []]);
  });

  test('a row takes no more than its play has', () => {
    const pick = playOf('KENO', 'PICK_1');
    const full = toggle(pick, emptyRows(pick), 0, '05')!;
    expect(toggle(pick, full, 0, '06')).toBeUndefined();
    expect(toggle(pick, full, 0, '05')).toEqual([[]]);
  });

  test.each([
    ['BIG', ['5', '6', '7', '8', '9']],
    ['SMALL', ['0', '1', '2', '3', '4']],
    ['ODD', ['1', '3', '5', '7', '9']],
    ['EVEN', ['0', '2', '4', '6', '8']],
    ['CLEAR', []],
  ] as const)('%s fills a row', (pick, digits) => {
    expect(quickPick(direct, [['1'], ['2']], 1, pick)).toEqual([['1'], digits]);
  });

  test('words, and rows that are full sooner, have no quick picks of all', () => {
    expect(quickPicksOf(playOf('SSC', 'DT'), 0)).toEqual([]);
    expect(quickPicksOf(playOf('KENO', 'PICK_3'), 0)).toEqual(['CLEAR']);
    expect(quickPicksOf(direct, 0)).toContain('ALL');
  });

  test('chance and quick picks leave out what is closed', () => {
    const de = playOf('VN_N', 'DE');
    const all = withoutClosed(de, quickPick(de, [[]], 0, 'ALL'), new Set(['00', '07']));
    expect(all[0]).toHaveLength(98);
    expect(drawLine(de, first, new Set(['00', '01']))).toEqual([['02']]);
  });
});

describe('the pads of every play', () => {
  test.each(FAMILY_CODES)('a random line of each play of %s can be bought', (code) => {
    for (const type of PLAY_TYPES)
      for (const group of groupPlays(FAMILIES[code], type))
        for (const play of group.plays) {
          const rows = drawLine(play, first, NONE);
          const terms = { type, mode: 'LOTT', series: 1_960, unitValue: 20_000n } as const;
          const wager = { multiplier: 1, stake: 100_000n };
          const priced = priceRows(play, rows, { terms, wager });
          expect(typeof priced, `${play.code} ${JSON.stringify(rows)}`).toBe('object');
          const tray = readTray(
            [play],
            { [play.code]: rows },
            { terms, wager, halfPaid: () => NONE },
          );
          expect(tray.items.length, play.code).toBe(type === 'TRADITION' ? 1 : tray.lines);
        }
  });

  test('all places of small plays lie open, and one place of large ones', () => {
    const groups = groupPlays(FAMILIES.SSC, 'TRADITION');
    const fix = groups.find(({ name }) => name === 'FIX')!;
    expect(openPlays(fix, undefined)).toHaveLength(5);
    const direct = groups.find(({ name }) => name === 'DIRECT3')!;
    expect(openPlays(direct, 'LAST3').map(({ code }) => code)).toEqual(['DIRECT3_LAST3']);
    expect(formOf(direct.plays[0]!)).toBe('ROWS');
    expect(formOf(playOf('VN_N', 'LO2'))).toBe('GRID');
    expect(formOf(playOf('VN_N', 'LO4'))).toBe('TYPED');
  });
});

describe('typed numbers', () => {
  const lo3 = playOf('VN_N', 'LO3');

  test('are read however they are parted, once each, in digits of any width', () => {
    expect(readTyped(lo3, '123 456,123;７８９').symbols).toEqual(['123', '456', '789']);
    expect(readTyped(lo3, '123456789').symbols).toEqual(['123', '456', '789']);
  });

  test('what is no number of the play is named', () => {
    expect(readTyped(lo3, '12 1234 999')).toEqual({ symbols: ['999'], unknown: ['12', '1234'] });
    expect(readTyped(playOf('SEA', 'TOD3'), '777 321')).toEqual({
      symbols: ['123'],
      unknown: ['777'],
    });
  });

  test('a search finds what begins so first', () => {
    expect(searchNumbers(lo3, '99', 12).slice(0, 3)).toEqual(['990', '991', '992']);
    expect(searchNumbers(lo3, '99', 12)).toContain('099');
    expect(searchNumbers(lo3, '', 12)).toEqual([]);
  });
});
