import { expect, test } from 'vitest';
import { createChance } from './chance.ts';

const draw = (...numbers: number[]) => {
  const chance = createChance(...numbers);
  return Array.from({ length: 50 }, () => chance.below(1_000));
};

test('the same numbers choose the same', () => {
  expect(draw(1, 2, 3)).toEqual(draw(1, 2, 3));
});

test.each([[[1, 2, 4]], [[1, 3, 2]], [[2, 1, 3]], [[1, 2]], [[0, 2, 3]]])(
  'other numbers choose otherwise: %j',
  (numbers) => {
    expect(draw(...numbers)).not.toEqual(draw(1, 2, 3));
  },
);

test('every choice comes about equally often, and none beyond the limit', () => {
  const chance = createChance(7);
  const counts = Array<number>(10).fill(0);
  for (let times = 0; times < 20_000; times += 1) counts[chance.below(10)]! += 1;
  expect(counts).toHaveLength(10);
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
});

test('an amount is at least one ledger unit', () => {
  const chance = createChance(3);
  const amounts = Array.from({ length: 1_000 }, () => chance.amount());
  expect(amounts.every((amount) => amount >= 1n && amount <= 500_000n)).toBe(true);
});
