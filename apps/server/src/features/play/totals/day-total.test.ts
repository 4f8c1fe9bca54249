import { expect, test } from 'vitest';
import { sumByDay } from './day-total.ts';

const bet = {
  memberId: 'm1',
  merchantCode: 'maneki',
  currency: 'JPY',
  providerCode: 'house',
  roundId: 'r1',
  txId: 't1',
  vendorCode: 'HSLOT',
  gameId: 'maneki3',
  category: 'RNG',
  status: 'WON',
  stake: '1000',
  validTurnover: '1000',
  payout: '250',
  settledAt: '2030-01-01T12:00:00Z',
} as const;

const dayOf = ({ settledAt }: { readonly settledAt: string }) => settledAt.slice(0, 10);

test('bets of one member, day, category, vendor and currency are one sum', () => {
  const totals = sumByDay([bet, { ...bet, txId: 't2', stake: '500', payout: '0' }], {
    dayOf,
    betsOf: 1,
  });
  expect(totals).toEqual([
    {
      memberId: 'm1',
      merchantCode: 'maneki',
      businessDay: '2030-01-01',
      category: 'RNG',
      vendorCode: 'HSLOT',
      currency: 'JPY',
      stake: 1_500n,
      validTurnover: 2_000n,
      payout: 250n,
      bets: 2,
    },
  ]);
});

test('whatever differs in one of these is a sum of its own, in an order that does not depend on the events', () => {
  const others = [
    { memberId: 'm2' },
    { settledAt: '2030-01-02T00:00:00Z' },
    { category: 'LIVE' },
    { vendorCode: 'ACME' },
    { currency: 'PHP' },
  ] as const;
  const bets = [bet, ...others.map((other) => ({ ...bet, ...other }))];
  const totals = sumByDay(bets, { dayOf, betsOf: 1 });
  expect(totals).toHaveLength(6);
  expect(sumByDay(bets.toReversed(), { dayOf, betsOf: 1 })).toEqual(totals);
});

test('what comes on top of a counted bet is no further bet', () => {
  const [total] = sumByDay([{ ...bet, stake: '0' }], { dayOf, betsOf: 0 });
  expect(total).toMatchObject({ stake: 0n, payout: 250n, bets: 0 });
});
