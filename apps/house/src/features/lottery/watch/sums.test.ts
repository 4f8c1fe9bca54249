import { expect, test } from 'vitest';
import { bookShown, inUnits } from './sums.ts';

const sum = (currency: string, amount: bigint, slips = 1) => ({ currency, amount, slips });
const unitsOf = (sums: readonly ReturnType<typeof sum>[]) =>
  inUnits(sums, bookShown(sums), ({ amount }) => amount);

test('money is summed up without the credit of demonstrations, and that without money', () => {
  expect(unitsOf([sum('JPY', 1_500_000n), sum('USD', 10_000n)])).toBe('2');
  expect(unitsOf([sum('JPY', 1_500_000n), sum('JPY.DEMO', 9_000_000n)])).toBe('1');
  expect(unitsOf([sum('JPY.DEMO', 9_000_000n), sum('JPY.PLAY', 1_500_000n)])).toBe('6');
});

test('the credit of demonstrations is told where nobody has bet money', () => {
  expect(bookShown([])).toBe('MONEY');
  expect(bookShown([sum('JPY.PLAY', 1n)])).toBe('MONEY');
  expect(bookShown([sum('JPY.DEMO', 1n)])).toBe('DEMO');
  expect(bookShown([sum('JPY.DEMO', 1n), sum('JPY', 1n)])).toBe('MONEY');
  // It was given back.
  expect(bookShown([sum('JPY.DEMO', 1n), sum('JPY', 0n, 0)])).toBe('DEMO');
});
