import { expect, test } from 'vitest';
import type { DayTotal } from '../totals/day-total.ts';
import { PROFIT_KINDS, reportProfit } from './profit.ts';

const DAY = '2030-01-01';
const NEXT = '2030-01-02';

const bets = (fields: Partial<DayTotal> = {}): DayTotal => ({
  memberId: 'm1',
  merchantCode: 'maneki',
  businessDay: DAY,
  category: 'RNG',
  vendorCode: 'HSLOT',
  currency: 'JPY',
  stake: 0n,
  validTurnover: 0n,
  payout: 0n,
  bets: 1,
  ...fields,
});

test('[CASH-4] profit is what was paid, rebated and given, less what was staked', () => {
  const { total } = reportProfit({
    days: [DAY],
    played: [bets({ stake: 50_000n, validTurnover: 49_000n, payout: 46_200n })],
    flows: [
      { day: DAY, kind: 'REBATE_SELF', net: 150n },
      { day: DAY, kind: 'PROMO', net: 500n },
    ],
  });
  expect(total).toEqual({
    stake: 50_000n,
    validTurnover: 49_000n,
    payout: 46_200n,
    rebate: 150n,
    promotion: 500n,
    profit: -3_150n,
    deposits: 0n,
    withdrawals: 0n,
  });
});

test('[CASH-4] deposits and withdrawals are told, and are no profit', () => {
  const { total } = reportProfit({
    days: [DAY],
    played: [],
    flows: [
      { day: DAY, kind: 'DEPOSIT', net: 10_000n },
      { day: DAY, kind: 'DEPOSIT_FEE', net: -200n },
      { day: DAY, kind: 'WITHDRAW', net: -3_000n },
      { day: DAY, kind: 'WITHDRAW_FEE', net: -30n },
      { day: DAY, kind: 'WITHDRAW_REFUND', net: 1_000n },
    ],
  });
  expect(total).toMatchObject({ profit: 0n, deposits: 9_800n, withdrawals: 2_030n });
});

test('[CASH-4] every day of the period has its line, and the lines come to the total', () => {
  const { days, total } = reportProfit({
    days: [DAY, NEXT, '2030-01-03'],
    played: [bets({ stake: 100n, payout: 250n }), bets({ businessDay: NEXT, stake: 70n })],
    flows: [{ day: NEXT, kind: 'SIGNIN', net: 5n }],
  });
  expect(days.map(({ day, profit }) => [day, profit])).toEqual([
    [DAY, 150n],
    [NEXT, -65n],
    ['2030-01-03', 0n],
  ]);
  expect(total.profit).toBe(85n);
});

test('[CASH-4] categories are added up over days and vendors, the most played first', () => {
  const { categories } = reportProfit({
    days: [DAY, NEXT],
    played: [
      bets({ stake: 10n, validTurnover: 9n, payout: 4n, bets: 2 }),
      bets({ category: 'LIVE', stake: 500n, validTurnover: 400n, payout: 900n }),
      bets({ businessDay: NEXT, vendorCode: 'ACME', stake: 20n, validTurnover: 20n, bets: 3 }),
    ],
    flows: [],
  });
  expect(categories).toEqual([
    { category: 'LIVE', bets: 1, stake: 500n, validTurnover: 400n, payout: 900n, net: 400n },
    { category: 'RNG', bets: 5, stake: 30n, validTurnover: 29n, payout: 4n, net: -26n },
  ]);
});

test('[CASH-4] of transfers the report counts gifts, deposits and withdrawals, nothing of games and agents', () => {
  expect(PROFIT_KINDS).toEqual([
    'DEPOSIT',
    'DEPOSIT_FEE',
    'WITHDRAW',
    'WITHDRAW_FEE',
    'WITHDRAW_REFUND',
    'REBATE_SELF',
    'PROMO',
    'REFILL',
    'VIP_BONUS',
    'MISSION',
    'SIGNIN',
    'REDPACKET',
    'REFERRAL',
    'MALL_CASH',
  ]);
});
