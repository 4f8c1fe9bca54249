import { UNITS_PER_ONE } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { creditFor, type DepositTerms } from './deposit.ts';

const FREE: DepositTerms = { feePayer: 'MEMBER', feePpm: 0n, feeFixed: 0n, bonusPpm: 0n };
const units = (text: string) => BigInt(Math.round(Number(text) * Number(UNITS_PER_ONE)));

test.each([
  ['an e-wallet with a fee of 2 %', '10000', { feePpm: 20_000n }, '200', '0', '9800'],
  ['coins with a bonus of 1 %', '10000', { bonusPpm: 10_000n }, '0', '100', '10100'],
  [
    'a fee that the platform pays',
    '10000',
    { feePayer: 'PLATFORM', feePpm: 20_000n },
    '0',
    '0',
    '10000',
  ],
  [
    'a fixed fee beside the rate',
    '10000',
    { feePpm: 10_000n, feeFixed: 500_000n },
    '150',
    '0',
    '9850',
  ],
  ['no part of a yen', '9999', { feePpm: 20_000n, bonusPpm: 10_000n }, '199', '99', '9899'],
  ['a fee beyond the whole', '30', { feeFixed: 500_000n }, '30', '0', '0'],
  ['nothing special', '1', {}, '0', '0', '1'],
] as const)('[CASH-2] %s', (_, received, terms, fee, bonus, credited) => {
  expect(creditFor(units(received), 'JPY', { ...FREE, ...terms })).toEqual({
    fee: units(fee),
    bonus: units(bonus),
    credited: units(credited),
  });
});

test('[CASH-2] centavos are minor units of the peso', () => {
  const terms = { ...FREE, feePpm: 20_000n };
  expect(creditFor(units('10.33'), 'PHP', terms)).toEqual({
    fee: units('0.20'),
    bonus: 0n,
    credited: units('10.13'),
  });
});
