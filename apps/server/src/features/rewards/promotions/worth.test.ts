import { parseAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { stakeTermsOf, worthOf } from './worth.ts';

const money = (text: string) => parseAmount(text)!;

test('[PROMO-1] the worked example: 80 with a bonus of 80 has to be staked 20 times, 3 200 in all', () => {
  const rollover = {
    base: 'DEPOSIT_PLUS_BONUS',
    multiple: 20,
    groups: [],
    maxBetRu: 20,
    days: 30,
  } as const;
  const given = { amount: money('80'), deposit: money('80'), currency: 'USD' } as const;
  const { principal, multiple, maxBet } = stakeTermsOf(rollover, given);
  expect(principal * BigInt(multiple)).toBe(money('3200'));
  expect(maxBet).toBe(money('20'));
  // At an edge of 3.6 % that costs 115 of play, more than the bonus.
  expect((principal * BigInt(multiple) * 36n) / 1_000n).toBe(money('115.2'));
});

test.each([
  ['BONUS', '5000', null],
  ['DEPOSIT_PLUS_BONUS', '15000', null],
  ['JOINT', '15000', 'D1'],
] as const)(
  '[PROMO-1] by %s %s are to be staked, jointly with the deposit %s',
  (base, from, joint) => {
    const rollover = { base, multiple: 10, groups: [], maxBetRu: null, days: null };
    const given = { amount: money('5000'), deposit: money('10000'), currency: 'JPY' } as const;
    const terms = stakeTermsOf(rollover, { ...given, depositOrderNo: 'D1' });
    expect(terms).toMatchObject({ principal: money(from), jointDeposit: joint });
  },
);

test('[REG-11] two units in the member’s money, to be staked ten times, of which twenty may stay', () => {
  const amount = 300_0000n;
  const rollover = { base: 'BONUS', multiple: 10, groups: [], maxBetRu: 20, days: 7 } as const;
  const given = { amount, deposit: 0n, currency: 'JPY', maxCashOutRu: 20 } as const;
  const terms = stakeTermsOf(rollover, given);
  expect(terms).toMatchObject({ principal: amount, multiple: 10, maxCashOut: 3_000_0000n });
});

test('[PROMO-1] what something costs is rounded up to the next part of a unit', () => {
  expect(worthOf(money('300'), 'JPY')).toBe(2_0000n);
  expect(worthOf(1n, 'JPY')).toBe(1n);
  expect(worthOf(151n, 'JPY')).toBe(2n);
});
