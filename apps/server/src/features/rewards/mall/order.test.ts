import { FIRST_MOVES, MALL_MOVES, type MallState } from '@maneki/contract/rewards/mall';
import { expect, test } from 'vitest';
import { isUndone, mayMove, returnsStock } from './order.ts';

const STATES = Object.keys(MALL_MOVES) as MallState[];

test('[PROMO-3] every kind of good goes on from where an order begins', () => {
  for (const state of Object.values(FIRST_MOVES)) expect(mayMove('CREATED', state)).toBe(true);
});

test('[PROMO-3] an order is cancelled only before it was confirmed, and what is undone stays so', () => {
  expect(STATES.filter((state) => mayMove(state, 'CANCELLED'))).toEqual(['PENDING']);
  for (const state of STATES.filter(isUndone)) expect(MALL_MOVES[state]).toEqual([]);
  // Credit may have been played already.
  expect(MALL_MOVES.COMPLETED).toEqual([]);
});

test('[PROMO-3] a piece goes back on the shelf only where it has not left the house', () => {
  const moves = STATES.flatMap((from) => MALL_MOVES[from].map((to) => [from, to] as const));
  expect(moves.filter(([from, to]) => returnsStock(from, to))).toEqual([
    ['PENDING', 'CANCELLED'],
    ['PENDING', 'REFUNDED'],
    ['CONFIRMED', 'REFUNDED'],
  ]);
});
