import { expect, test } from 'vitest';
import { normaliseInput } from './normalise-input.ts';

test('full-width digits become plain digits in fields for numbers', () => {
  expect(normaliseInput('１２３', 'numeric')).toBe('123');
  expect(normaliseInput('０９０ー１２３４', 'tel')).toBe('090-1234');
  expect(normaliseInput('１２．５０', 'decimal')).toBe('12.50');
  expect(normaliseInput('１２。５', 'decimal')).toBe('12.5');
});

test('plain digits stay as they are', () => {
  expect(normaliseInput('4,200.50', 'decimal')).toBe('4,200.50');
});

test('text is left alone', () => {
  expect(normaliseInput('Ａｙａ１', 'text')).toBe('Ａｙａ１');
  expect(normaliseInput('Ａｙａ１', undefined)).toBe('Ａｙａ１');
});
