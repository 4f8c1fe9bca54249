import { expect, test } from 'vitest';
import { maskAmount } from './mask-amount.ts';

test('a masked sum has the same length whatever it hides', () => {
  const masked = ['0.00', '9.99', '123,456,789.00'].map((amount) => maskAmount(amount, true));
  expect(new Set(masked)).toEqual(new Set(['******']));
});

test('a shown sum is shown as it came', () => {
  expect(maskAmount('1,234.50', false)).toBe('1,234.50');
});
