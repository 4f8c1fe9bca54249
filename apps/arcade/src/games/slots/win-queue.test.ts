import type { SlotModel } from '@maneki/games/slots/model';
import type { SlotSpin } from '@maneki/games/slots/outcome';
import { expect, test } from 'vitest';
import { prizeMs, queuePrizes, splitSpecial, winningCells } from './win-queue.ts';

const model = { betUnits: 5, lines: ['111', '000', '222'] } as unknown as SlotModel;
const stake = 50_000n;

const spin = (change: Partial<SlotSpin>): SlotSpin => ({
  stops: [],
  window: [],
  wins: [],
  scatter: null,
  multiplier: 1,
  expanded: null,
  pay: 0,
  ...change,
});

const win = (line: number, pay: number) => ({
  symbol: 'A',
  count: 3,
  line,
  cells: [line, line + 3, line + 6],
  pay,
});

test('prizes are shown with their line and amount, the largest first', () => {
  const prizes = queuePrizes(spin({ wins: [win(0, 5), win(2, 60)] }), { model, stake });
  expect(prizes.map(({ line, amount }) => [line, amount])).toEqual([
    ['222', 600_000n],
    ['111', 50_000n],
  ]);
});

test('the multiplier of the spin is in every amount', () => {
  const [prize] = queuePrizes(spin({ wins: [win(0, 5)], multiplier: 3 }), { model, stake });
  expect(prize?.amount).toBe(150_000n);
});

test('ways and scatters have places but no line', () => {
  const ways = { symbol: '1', count: 3, ways: 4, cells: [0, 1, 3, 6], pay: 8 };
  const scatter = { count: 3, cells: [2, 4, 8], pay: 10, freeSpins: 10 };
  const prizes = queuePrizes(spin({ wins: [ways], scatter }), { model, stake });
  expect(prizes.map(({ line, cells }) => [line, cells])).toEqual([
    [null, [2, 4, 8]],
    [null, [0, 1, 3, 6]],
  ]);
});

test('of very many prizes the eight largest are shown one by one', () => {
  const wins = Array.from({ length: 20 }, (_, index) => win(index % 3, index + 1));
  const prizes = queuePrizes(spin({ wins }), { model, stake });
  expect(prizes).toHaveLength(8);
  expect(prizes[0]?.amount).toBe(200_000n);
});

test('many prizes are shown faster, but none too fast to be seen', () => {
  expect([1, 4, 8].map(prizeMs)).toEqual([750, 700, 350]);
  expect(prizeMs(100)).toBe(260);
});

test('places shine once, also when two prizes share them', () => {
  const scatter = { count: 3, cells: [8, 2, 4], pay: 0, freeSpins: 10 };
  const wins = [win(0, 5), { ...win(0, 5), cells: [0, 4] }];
  expect(winningCells(spin({ wins, scatter }))).toEqual([0, 2, 3, 4, 6, 8]);
});

test('scatters that bring nothing do not shine', () => {
  const scatter = { count: 2, cells: [8, 2], pay: 0, freeSpins: 0 };
  expect(winningCells(spin({ scatter }))).toEqual([]);
});

test('what a filled column won is parted from what was won before', () => {
  const wins = [win(1, 5), win(0, 20), win(1, 20), win(2, 20)];
  const expanded = { symbol: 'A', columns: [0, 1, 2] };
  const whole = spin({ wins, expanded, multiplier: 2, pay: 130 });
  const { plain, special } = splitSpecial(whole, 3);
  expect(plain).toMatchObject({ pay: 10, wins: [{ pay: 5 }] });
  expect(special).toMatchObject({ pay: 120, scatter: null });
  expect(special?.wins).toHaveLength(3);
});
