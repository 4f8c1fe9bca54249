import { expect, test } from 'vitest';
import { allIcons } from './categories/all-icons.ts';
import { categoryArt } from './category-art.ts';

test('every drawn category is found by its code, in both states', () => {
  for (const { code } of allIcons) {
    const { resting, active } = categoryArt(code.toUpperCase());
    expect(resting.name).toBe(`categories-${code}`);
    expect(active.name).toBe(`categories-${code}-active`);
  }
});

test('the other names of the lotteries show the same drawing', () => {
  expect(categoryArt('LOTTL')).toEqual(categoryArt('LOTT'));
  expect(categoryArt('ELOTTO')).toEqual(categoryArt('ELOTT'));
});

test('a category without a drawing shows the one of all games', () => {
  expect(categoryArt('BINGO')).toBe(categoryArt('ALL'));
});
