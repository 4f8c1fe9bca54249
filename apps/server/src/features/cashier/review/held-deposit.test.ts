import { fromReferenceUnits, parseAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { isReceivable, needsSecond } from './held-deposit.ts';

const yen = (text: string) => parseAmount(text)!;
const order = { amount: yen('10000'), currency: 'JPY' };

test.each([
  ['10000', false],
  ['10500', false],
  ['10501', true],
  ['9500', false],
  ['9499', true],
])(
  '[CASH-2] of ¥10,000 to be paid, ¥%s received needs a second operator: %s',
  (received, second) => {
    expect(needsSecond(order, yen(received))).toBe(second);
  },
);

test('[CASH-2] more than 2 000 reference units need a second operator', () => {
  const most = fromReferenceUnits(2_000, 'JPY');
  expect(needsSecond({ ...order, amount: most }, most)).toBe(false);
  const more = most + yen('1');
  expect(needsSecond({ ...order, amount: more }, more)).toBe(true);
  expect(needsSecond({ amount: most, currency: 'JPY.DEMO' }, most + yen('1'))).toBe(true);
});

test('[CASH-2] what was received is more than nothing, in whole minor units', () => {
  expect(isReceivable(yen('1'), order)).toBe(true);
  for (const wrong of ['0', '-1', '0.5']) expect(isReceivable(yen(wrong), order)).toBe(false);
  expect(isReceivable(yen('0.5'), { currency: 'PHP.DEMO' })).toBe(true);
});
