import { expect, test } from 'vitest';
import { writeMoney } from './money.tsx';

test.each([
  ['150000', 'JPY', '¥ 150,000.00'],
  ['-12.5', 'PHP', '−₱ 12.50'],
  ['0.0001', 'USD.PLAY', '$ 0.0001'],
  ['7', 'XYZ', 'XYZ 7.00'],
])('%s %s is written %s', (amount, currency, written) => {
  expect(writeMoney({ amount, currency })).toBe(written);
});
