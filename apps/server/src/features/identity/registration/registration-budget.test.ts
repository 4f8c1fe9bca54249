import { expect, test } from 'vitest';
import { isWithinBudget } from './registration-budget.ts';

const budget = { perHour: 5, perDay: 20 };
const own = (inHour: number, inDay: number) => ({ key: 'own', times: 1, inHour, inDay });
const wide = (inHour: number, inDay: number) => ({ key: 'wide', times: 8, inHour, inDay });

test('the fifth account of an hour and the twentieth of a day may be opened, no further one', () => {
  expect(isWithinBudget(budget, [own(4, 19)])).toBe(true);
  expect(isWithinBudget(budget, [own(5, 5)])).toBe(false);
  expect(isWithinBudget(budget, [own(0, 20)])).toBe(false);
});

test('a wider network has as many times the budget as it holds places', () => {
  expect(isWithinBudget(budget, [own(0, 0), wide(39, 159)])).toBe(true);
  expect(isWithinBudget(budget, [own(0, 0), wide(40, 40)])).toBe(false);
  expect(isWithinBudget(budget, [own(0, 0), wide(0, 160)])).toBe(false);
});
