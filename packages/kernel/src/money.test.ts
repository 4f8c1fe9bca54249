import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AMOUNT_MAX,
  currencySymbol,
  displayAmount,
  floorToMinorUnits,
  isWholeMinorUnits,
  parseAmount,
  splitAmount,
  takePpm,
  writeAmount,
} from './money.ts';

test('a decimal string becomes whole ten-thousandths', () => {
  expect(parseAmount('12.34')).toBe(123_400n);
  expect(parseAmount('0')).toBe(0n);
  expect(parseAmount('-0.0001')).toBe(-1n);
  expect(parseAmount('922337203685477.5807')).toBe(AMOUNT_MAX);
});

test('anything but a plain decimal with at most four places is refused', () => {
  for (const text of [
    '',
    ' 1',
    '1 ',
    '+1',
    '01',
    '1.',
    '.5',
    '1e3',
    '1.23456',
    '1,000',
    'NaN',
    '٣',
  ])
    expect(parseAmount(text), text).toBeUndefined();
  expect(parseAmount('922337203685477.5808')).toBeUndefined();
});

test('what is written is read back the same, for every amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -AMOUNT_MAX, max: AMOUNT_MAX }), (amount) => {
      expect(parseAmount(writeAmount(amount))).toBe(amount);
    }),
  );
});

test('display is #,##0.00 and cuts instead of rounding up', () => {
  expect(displayAmount(0n)).toBe('0.00');
  expect(displayAmount(9_999n)).toBe('0.99');
  expect(displayAmount(12_345_678_999n)).toBe('1,234,567.89');
  expect(displayAmount(-12_345_000n)).toBe('-1,234.50');
  expect(displayAmount(-99n)).toBe('0.00');
});

test('yen have no half, pesos have centavos', () => {
  expect(isWholeMinorUnits(10_000n, 'JPY')).toBe(true);
  expect(isWholeMinorUnits(5_000n, 'JPY')).toBe(false);
  expect(isWholeMinorUnits(100n, 'PHP')).toBe(true);
  expect(isWholeMinorUnits(99n, 'PHP')).toBe(false);
  expect(floorToMinorUnits(19_999n, 'JPY')).toBe(10_000n);
  expect(floorToMinorUnits(19_999n, 'USD')).toBe(19_900n);
});

test('the yuan says which one it is where the yen is offered too', () => {
  expect(currencySymbol('CNY', ['CNY', 'JPY'])).toBe('CN¥');
  expect(currencySymbol('CNY', ['CNY', 'USD'])).toBe('¥');
  expect(currencySymbol('PHP', ['PHP'])).toBe('₱');
});

test('a rate is taken in parts per million and rounded down', () => {
  expect(takePpm(2_000_000_000n, 4_500n)).toBe(9_000_000n);
  expect(takePpm(1n, 999_999n)).toBe(0n);
});

test('shares add up to exactly the whole, and nobody without a weight receives anything', () => {
  expect(splitAmount(10n, [1n, 1n, 1n])).toEqual([4n, 3n, 3n]);
  expect(splitAmount(10n, [0n, 1n, 2n])).toEqual([0n, 4n, 6n]);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: AMOUNT_MAX }),
      fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1 }),
      (whole, weights) => {
        fc.pre(weights.some((weight) => weight > 0n));
        const shares = splitAmount(whole, weights);
        expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(whole);
        shares.forEach((share, index) => {
          if (weights[index] === 0n) expect(share).toBe(0n);
        });
      },
    ),
  );
});
