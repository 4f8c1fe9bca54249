import { CATEGORIES } from '@maneki/contract/play/tickets';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { sumPlayed, worthOf, worthOfPoint } from './playing.ts';

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
  validTurnover: String(fromReferenceUnits(5_000, 'JPY')),
  payout: '0',
  settledAt: '2030-01-01T12:00:00Z',
} as const;

test('[PROMO-3] 5 000 RU earn 500 points at slots, 250 at sports and 150 at baccarat', () => {
  const pointsIn = (category: (typeof CATEGORIES)[number]) =>
    worthOf({ ...bet, category }) / worthOfPoint('JPY');
  expect(Object.fromEntries(CATEGORIES.map((category) => [category, pointsIn(category)]))).toEqual({
    RNG: 500n,
    JACKPOT: 500n,
    FISH: 500n,
    PVP: 250n,
    SPORTS: 250n,
    ESPORTS: 250n,
    COCKFIGHT: 250n,
    LIVE: 150n,
    LOTT: 150n,
    ELOTT: 150n,
  });
});

test('[PROMO-3] play of one member in one currency is one sum; trying games earns nothing', () => {
  const bets = [
    { id: 1n, payload: bet },
    { id: 2n, payload: bet },
    { id: 3n, payload: { ...bet, currency: 'JPY.PLAY' } },
    { id: 4n, payload: { ...bet, currency: 'JPY.DEMO' } },
    { id: 5n, payload: { ...bet, memberId: 'm0', validTurnover: '0' } },
  ];
  expect(sumPlayed(bets)).toMatchObject([
    { memberId: 'm1', currency: 'JPY', worth: worthOf(bet) * 2n, eventId: 2n },
    { memberId: 'm1', currency: 'JPY.DEMO', eventId: 4n },
  ]);
});
