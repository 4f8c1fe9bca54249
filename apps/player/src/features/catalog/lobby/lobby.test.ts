import type { Category } from '@maneki/contract/play/tickets';
import { expect, test } from 'vitest';
import { type Lobby, totalOf } from './lobby.ts';

const rows: readonly (readonly [Category, number])[] = [
  ['COCKFIGHT', 3],
  ['JACKPOT', 2],
  ['RNG', 40],
  ['SPORTS', 5],
  ['ESPORTS', 4],
];
const lobby = {
  hot: [{}, {}, {}],
  totalHot: 31,
  categories: rows.map(([gameCategory, totalGames]) => ({ gameCategory, totalGames })),
} as unknown as Lobby;

test('[HOME-7] an entry of the menu tells how many games it stands for', () => {
  expect(totalOf(lobby, 'RNG')).toBe(40);
  expect(totalOf(lobby, 'SPORTS')).toBe(5);
  expect(totalOf(lobby, 'HOT')).toBe(31);
  expect(totalOf(lobby, 'FISH')).toBe(0);
});

test('[HOME-7] [HOME-8] among all a vault counts once, and esports and cockfights count too', () => {
  expect(totalOf(lobby, 'ALL')).toBe(40 + 3 + 5 + 4);
});
