import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import { FAMILY_CODES, type FamilyCode, PLAY_TYPES, type Play } from '@maneki/games/lottery/play';
import { describe, expect, test } from 'vitest';
import { priceRows } from '../slip/price.ts';
import { readTray } from '../slip/tray.ts';
import { drawLine, emptyRows, quickPick, quickPicksOf, toggle, withoutClosed } from './picks.ts';
import { formOf, groupPlays, openPlays, placeOfRow } from './play-groups.ts';
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
    const rolls = [0, 0, 4, 0];
    const drawn = drawLine(direct, () => rolls.shift()!, new Set(['0-0']));
    expect(drawn).toEqual([['4'], ['0']]);
    expect(drawLine(direct, first, new Set(['0-0']))).toEqual([['0'], ['0']]);
  });

  test('chance repeats a digit where a line may, and never where each place has its own', () => {
    expect(drawLine(direct, first, NONE)).toEqual([['0'], ['0']]);
    expect(drawLine(playOf('X115', 'DIRECT_3'), first, NONE)).toEqual([['01'], ['02'], ['03']]);
  });
});

describe('quick picks go by the size of numbers', () => {
  const total = playOf('K3', 'TOTAL');
  const sum = playOf('PK10', 'SUM');

  test('though rules list numbers by their prizes', () => {
    const picked = (play: Play, pick: 'BIG' | 'SMALL') =>
      quickPick(play, emptyRows(play), 0, pick)[0]!
        .map(Number)
        .sort((one, other) => one - other);
    expect(picked(total, 'BIG')).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
    expect(picked(sum, 'BIG')).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
    expect(picked(sum, 'SMALL')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test.each(rowsWithPicks().map((row) => [row.name, row] as const))('%s', (_, row) => {
    const { family, play, place } = row;
    const { symbols } = play.grammar.rows[place]!;
    const pick = (name: 'BIG' | 'SMALL' | 'ODD' | 'EVEN') =>
      new Set(quickPick(play, emptyRows(play), place, name)[place]);
    const picks = { BIG: pick('BIG'), SMALL: pick('SMALL'), ODD: pick('ODD'), EVEN: pick('EVEN') };
    expect(picks.BIG.size + picks.SMALL.size).toBe(symbols.length);
    expect(picks.ODD.size + picks.EVEN.size).toBe(symbols.length);
    for (const symbol of picks.ODD) expect(Number(symbol) % 2).toBe(1);
    const judges = judgesOf(family, play, place);
    if (judges.length === 0) {
      const half = symbols.toSorted((one, other) => Number(one) - Number(other));
      expect([...picks.BIG].sort()).toEqual(half.slice(Math.floor(half.length / 2)).sort());
      return;
    }
    const wrong = new Set<string>();
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const result = FAMILIES[family].draw(draws);
      const shown = play.read(result)[place]![0]!;
      for (const judge of judges) {
        const said = judge.read(result)[0]![0] as keyof typeof picks;
        if (!picks[said].has(shown)) wrong.add(`${shown} is ${said}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });
});

const DRAWS = 1_500;

/** The same draws each time. */
const draws = (() => {
  let state = 20_261_118;
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  return { below, blocksUsed: 0 };
})();

type PickedRow = { name: string; family: FamilyCode; play: Play; place: number };

/** Every row of numbers that has quick picks, in every family. */
function rowsWithPicks(): readonly PickedRow[] {
  return FAMILY_CODES.flatMap((family) =>
    FAMILIES[family].plays
      .filter((play) => formOf(play) !== 'TYPED')
      .flatMap((play) =>
        play.grammar.rows.flatMap((_, place) =>
          quickPicksOf(play, place).includes('BIG')
            ? [{ name: `${family} ${play.code}, row ${place + 1}`, family, play, place }]
            : [],
        ),
      ),
  );
}

/** The plays of the same family that say of the same number whether it is big or small, odd or even. */
function judgesOf(family: FamilyCode, play: Play, row: number): readonly Play[] {
  const isPlace = ['DIGIT', 'FIX', 'CAR'].includes(play.name) || play.name.startsWith('DIRECT');
  const place = play.name.startsWith('DIRECT') ? placeOfRow(play, row) : play.place;
  const codes: Readonly<Record<string, readonly string[]>> = {
    TOTAL: ['BS', 'OE'],
    SUM: ['SUM_BS', 'SUM_OE'],
    DE: ['BS', 'OE'],
    DAU: ['BS'],
    DUOI: ['OE'],
  };
  const judges = isPlace ? [`BS_${place}`, `OE_${place}`] : (codes[play.name] ?? []);
  return judges.flatMap((code) => findPlay(FAMILIES[family], code) ?? []);
}

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
