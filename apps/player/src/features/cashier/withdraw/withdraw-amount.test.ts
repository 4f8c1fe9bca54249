import { expect, test } from 'vitest';
import { type AmountTerms, boundsOf, everything, judgeAmount } from './withdraw-amount.ts';

const terms = (fields: Partial<AmountTerms> = {}): AmountTerms => ({
  currency: 'JPY',
  withdrawable: '100000.5',
  limits: {
    ordinary: { minimum: '1500', maximum: '750000' },
    crypto: { minimum: '3000', maximum: '3000000' },
  },
  dayLeft: '300000',
  freeLeft: 0,
  ...fields,
});

test.each([
  ['', 'missing'],
  ['abc', 'missing'],
  ['1499', 'tooLow'],
  ['1,500', undefined],
  ['１５００', undefined],
  ['1500.5', 'whole'],
  ['100000', undefined],
  ['100001', 'tooMuch'],
  ['300001', 'tooHigh'],
] as const)('[CASH-3] of %s the page says %s', (typed, problem) => {
  expect(judgeAmount(typed, terms(), 'BANK').problem).toBe(problem);
});

test('[CASH-3] the fee and what arrives follow what is typed', () => {
  expect(judgeAmount('50000', terms(), 'BANK')).toMatchObject({ fee: '500', arrives: '49500' });
  expect(judgeAmount('50000', terms({ freeLeft: 1 }), 'BANK')).toMatchObject({
    fee: '0',
    arrives: '50000',
  });
});

test('[CASH-3] everything is what there is, in whole minor units and within the day', () => {
  expect(everything(terms(), 'BANK')).toBe('100000');
  expect(everything(terms({ dayLeft: '20000' }), 'BANK')).toBe('20000');
  expect(everything(terms({ withdrawable: '1499' }), 'BANK')).toBeUndefined();
  expect(boundsOf(terms(), 'CRYPTO')).toEqual({ minimum: '3000', maximum: '300000' });
});
