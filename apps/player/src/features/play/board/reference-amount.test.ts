import { expect, test } from 'vitest';
import { showReferenceAmount } from './reference-amount.ts';

test('[HOME-8] a pool of reference units is shown in the currency of the site', () => {
  expect(showReferenceAmount('10000', 'JPY')).toBe('1,500,000.00');
  expect(showReferenceAmount('10000', 'PHP')).toBe('560,000.00');
  expect(showReferenceAmount('20.0105', 'USD')).toBe('20.01');
});

test('[HOME-8] fractions of a reference unit are not lost before they are shown', () => {
  expect(showReferenceAmount('20.0105', 'JPY')).toBe('3,001.57');
  expect(showReferenceAmount('0.0001', 'VND')).toBe('2.50');
});

test('[HOME-8] what cannot be read is not shown as a number', () => {
  expect(showReferenceAmount('much', 'JPY')).toBeUndefined();
  expect(showReferenceAmount('20', 'XXX')).toBeUndefined();
});
