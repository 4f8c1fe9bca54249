import { FAMILIES } from '@maneki/games/lottery/families';
import { findPlay } from '@maneki/games/lottery/find-play';
import { expect, test } from 'vitest';
import { chooseMode, chooseType, collect, createDesk, layOut } from './desk.ts';

const HIGHEST = { LOTT: 1_960, ZY: 1_950 };
const open = (series: number | undefined) =>
  createDesk({ type: 'TRADITION', mode: 'LOTT', series, unitValue: 20n, stake: 10n });

test('[PLAY-9] another prize mode keeps the highest series the highest, and the chosen one where it may', () => {
  const desk = open(1_960);
  chooseMode(desk, 'ZY', HIGHEST);
  expect(desk.get()).toMatchObject({ mode: 'ZY', series: 1_950 });
  chooseMode(desk, 'LOTT', HIGHEST);
  expect(desk.get()).toMatchObject({ mode: 'LOTT', series: 1_960 });
  desk.set({ series: 1_956 });
  chooseMode(desk, 'ZY', HIGHEST);
  expect(desk.get().series).toBe(1_950);
  desk.set({ series: 1_900 });
  chooseMode(desk, 'LOTT', HIGHEST);
  expect(desk.get().series).toBe(1_900);
});

test('where nobody has a series of their own, a mode brings none', () => {
  const desk = open(undefined);
  chooseMode(desk, 'ZY', {});
  expect(desk.get()).toMatchObject({ mode: 'ZY', series: undefined });
});

test('[PLAY-9] whoever changes a selection and goes to the other play type changes nothing there', () => {
  const desk = open(1_960);
  const item = { play: 'FIX_1', selection: '1', multiplier: 1, stake: 10n };
  for (const type of ['ENTERTAINMENT', 'TRADITION'] as const) {
    chooseType(desk, type);
    collect(desk, [item]);
  }
  layOut(desk, desk.get().baskets.TRADITION[0]!, findPlay(FAMILIES.SSC, 'FIX_1')!);
  chooseType(desk, 'ENTERTAINMENT');
  collect(desk, [{ ...item, selection: '2' }]);
  const { TRADITION, ENTERTAINMENT } = desk.get().baskets;
  expect(TRADITION.map(({ selection }) => selection)).toEqual(['1']);
  expect(ENTERTAINMENT.map(({ selection }) => selection)).toEqual(['1', '2']);
});
