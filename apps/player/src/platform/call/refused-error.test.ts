import { expect, test } from 'vitest';
import { isRefused, RefusedError } from './refused-error.ts';

test('a refusal is known by its code', () => {
  const refusal = new RefusedError({ code: 'wallet.not_agent', message: 'no' });
  expect(isRefused(refusal, 'wallet.not_agent')).toBe(true);
  expect(isRefused(refusal, 'wallet.cursor_invalid')).toBe(false);
  expect(isRefused(new Error('wallet.not_agent'), 'wallet.not_agent')).toBe(false);
});
