import { parseAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { findFired, type RiskFacts } from './risk-rules.ts';

const yen = (amount: string) => parseAmount(amount)!;

/** Somebody about whom there is nothing to say. */
const facts = (fields: Partial<RiskFacts> = {}): RiskFacts => ({
  amount: yen('20000'),
  currency: 'JPY',
  paidEver: { count: 4, amount: yen('80000') },
  paidLately: { count: 2, amount: yen('40000') },
  paidToAccount: 2,
  hadBonus: false,
  sharedDevice: false,
  sharedNetwork: false,
  sharedHolder: false,
  deposited: yen('50000'),
  balance: yen('30000'),
  ...fields,
});

test.each<[string, Partial<RiskFacts>, string[]]>([
  ['nothing fires for somebody ordinary', {}, []],
  [
    '500 reference units are not large',
    { amount: yen('75000'), paidLately: { count: 1, amount: yen('75000') } },
    [],
  ],
  [
    'a yen more is',
    { amount: yen('75001'), paidLately: { count: 1, amount: yen('75000') } },
    ['LARGE'],
  ],
  [
    'credit counts like its money',
    { currency: 'JPY.DEMO', amount: yen('75001'), paidLately: { count: 1, amount: yen('75000') } },
    ['LARGE'],
  ],
  ['the first order', { paidEver: { count: 0, amount: 0n } }, ['FIRST']],
  ['a bonus of the last days', { hadBonus: true }, ['BONUS']],
  ['a browser that others use', { sharedDevice: true }, ['SHARED_DEVICE']],
  ['a network that others use', { sharedNetwork: true }, ['SHARED_NETWORK']],
  ['a name that others have', { sharedHolder: true }, ['SHARED_HOLDER']],
  ['twenty times the deposits is luck', { deposited: yen('10000'), balance: yen('130000') }, []],
  ['a yen more is a question', { deposited: yen('10000'), balance: yen('130001') }, ['WIN_RATIO']],
  ['whoever never paid in has won everything', { deposited: 0n }, ['WIN_RATIO']],
  ['an account that was never paid to', { paidToAccount: 0 }, ['NEW_ACCOUNT']],
  ['three times the average is usual', { amount: yen('60000') }, []],
  ['a yen more is not', { amount: yen('60001') }, ['ABOVE_AVERAGE']],
  ['without an average nothing is unusual', { paidLately: { count: 0, amount: 0n } }, []],
  [
    'several at once, in their order',
    { hadBonus: true, paidToAccount: 0, amount: yen('90000') },
    ['LARGE', 'BONUS', 'NEW_ACCOUNT', 'ABOVE_AVERAGE'],
  ],
])('[CASH-3] %s', (_, fields, fired) => {
  expect(findFired(facts(fields))).toEqual(fired);
});
