import { FAMILIES } from '@maneki/games/lottery/families';
import { expect, test } from 'vitest';
import { createDesk, type Desk } from './desk.ts';
import { findKeptDesk, keepDesk } from './kept-desk.ts';
import { state } from './testing/test-lottery.ts';

const game = state({
  prizeModes: ['LOTT', 'ZY'],
  highestSeries: { LOTT: 1_960, ZY: 1_950 },
  unitValues: ['20', '2'],
});
const family = FAMILIES.SSC;
const asked = { playType: 'TRADITION', prizeMode: 'LOTT' } as const;
const item = { id: 3, play: 'FIX_1', selection: '1,5', multiplier: 2, stake: 500_000n };
const left: Partial<Desk> = {
  type: 'ENTERTAINMENT',
  mode: 'ZY',
  series: 1_940,
  unitValue: 20_000n,
  multiplier: 7,
  stake: 500_000n,
  names: { ENTERTAINMENT: 'FIX' },
  place: '1',
  picks: { FIX_1: [['3', '4']] },
  editing: 3,
  baskets: { TRADITION: [], ENTERTAINMENT: [item] },
  orders: { TRADITION: { key: 'asked', ids: [] } },
};
const start = {
  type: 'TRADITION',
  mode: 'LOTT',
  series: 1_960,
  unitValue: 200_000n,
  stake: 1n,
} as const;

function keep(desk: Partial<Desk>, change: (text: string) => string = (text) => text) {
  const values = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, change(value)),
  });
  keepDesk(createDesk(start, desk).get(), { game, asked }, storage);
  return storage;
}

test('[ERR-2] what was chosen and not bought is there again when the page opens anew', () => {
  expect(findKeptDesk({ game, family, asked }, keep(left))).toEqual(left);
});

test('an address that asks for something else is obeyed, and every slip stays', () => {
  const other = { playType: 'ENTERTAINMENT', prizeMode: 'LOTT' } as const;
  const { baskets, orders } = left;
  expect(findKeptDesk({ game, family, asked: other }, keep(left))).toEqual({ baskets, orders });
});

test('what the game or its player no longer has is left', () => {
  const lower = state({ ...game, prizeModes: ['LOTT'], unitValues: ['20'] });
  const found = findKeptDesk({ game: lower, family, asked }, keep(left));
  expect(found).not.toHaveProperty('mode');
  expect(found).not.toHaveProperty('unitValue');
  const capped = state({ ...game, highestSeries: { LOTT: 1_960, ZY: 1_900 } });
  expect(findKeptDesk({ game: capped, family, asked }, keep(left)).series).toBe(1_900);
  const k3 = findKeptDesk({ game, family: FAMILIES.K3, asked }, keep(left));
  expect(k3.picks).toEqual({});
});

test('what cannot be read is forgotten, and nothing is mixed with play credit or with what another player left', () => {
  expect(
    findKeptDesk(
      { game, family, asked },
      keep(left, () => '{'),
    ),
  ).toEqual({});
  expect(
    findKeptDesk(
      { game, family, asked },
      keep(left, () => '[1]'),
    ),
  ).toMatchObject({
    baskets: { TRADITION: [], ENTERTAINMENT: [] },
  });
  const broken = keep(left, (text) => text.replace('"multiplier":2', '"multiplier":0'));
  expect(findKeptDesk({ game, family, asked }, broken).baskets).toEqual({
    TRADITION: [],
    ENTERTAINMENT: [],
  });
  const free = state({ ...game, isFree: true });
  expect(findKeptDesk({ game: free, family, asked }, keep(left))).toEqual({});
  const other = state({ ...game, player: 'another' });
  expect(findKeptDesk({ game: other, family, asked }, keep(left))).toEqual({});
  const shut = () => {
    throw new Error('storage is closed');
  };
  keepDesk(createDesk(start).get(), { game, asked }, shut);
  expect(findKeptDesk({ game, family, asked }, shut)).toEqual({});
});
