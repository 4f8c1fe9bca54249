import { expect, test } from 'vitest';
import { checkQueryOf, readTickets, writeCheckQuery } from './check-query.ts';
import type { PastRound, PastRoundOf } from './schemas.ts';

const frame = {
  roundId: '0199c2a4-5a51-7000-8000-000000000001',
  status: 'SETTLED' as const,
  stake: '1000',
  win: '1980',
  jackpots: [] as PastRound['jackpots'],
  commitment: 'cd'.repeat(32),
  nonce: 7,
  placedAt: '2026-01-02T03:04:05.000Z',
  isSeen: true,
  serverSeed: 'ab'.repeat(32),
} satisfies Partial<PastRound>;
const slot: PastRoundOf<'slots'> = {
  ...frame,
  kind: 'slots',
  gameId: 'vault3',
  clientSeed: 'a&b',
  outcome: null,
};
const roll: PastRoundOf<'dice'> = {
  ...frame,
  kind: 'dice',
  gameId: 'luckydice',
  clientSeed: 'lucky-cat',
  bet: { side: 'OVER', target: 4950 },
  outcome: { roll: 8123 },
};
const deal: PastRoundOf<'dragon-tiger'> = {
  ...frame,
  kind: 'dragon-tiger',
  gameId: 'dragontiger1',
  clientSeed: '',
  roundNo: 412,
  bet: { stakes: { DRAGON: '800', TIE: '200' }, roundNo: 412, shoeNo: 3 },
  outcome: { dragon: 12, tiger: 0, result: 'DRAGON' },
};
const slip: PastRoundOf<'lottery'> = {
  ...frame,
  kind: 'lottery',
  gameId: 'lottossc1',
  clientSeed: '',
  roundNo: 29_000_000,
  bet: {
    no: 29_000_000,
    issueNo: '20300101-0001',
    playType: 'ENTERTAINMENT',
    prizeMode: 'LOTT',
    tickets: [
      { play: 'SUM_BS', selection: 'BIG', units: 1, stake: '800', odds: '97/50' },
      {
        play: 'DIRECT_2',
        selection: '1,2|3',
        units: 2,
        stake: '200',
        odds: '97/1 5/2',
        halfPaid: ['13', '23'],
      },
    ],
  },
  outcome: null,
};
const read = (query: string) => Object.fromEntries(new URLSearchParams(query));

const told = {
  round: frame.roundId,
  commitment: frame.commitment,
  serverSeed: frame.serverSeed,
  stake: '1000',
  win: '1980',
};

test('[PLAY-8] a round tells all that it follows from, whatever its kind', () => {
  const own = { game: 'luckydice', clientSeed: 'lucky-cat', nonce: '7' };
  expect(read(checkQueryOf(roll))).toEqual({ ...told, ...own, side: 'OVER', target: '4950' });
  const shared = { game: 'dragontiger1', shoe: '3', place: '7', bets: 'DRAGON:800,TIE:200' };
  expect(read(checkQueryOf(deal))).toEqual({ ...told, ...shared });
});

test('jackpots are no part of what the seeds of a round pay', () => {
  const jackpots = [{ pool: 'MINI' as const, amount: '1500.5' }];
  const query = checkQueryOf({ ...slot, win: '1980.5', jackpots });
  expect(read(query)).toEqual({
    ...told,
    game: 'vault3',
    clientSeed: 'a&b',
    nonce: '7',
    win: '480',
  });
});

test('a seed that is not told, and money that did not move, are left out', () => {
  const query = read(checkQueryOf({ ...deal, status: 'VOIDED', serverSeed: null }));
  expect(Object.keys(query)).toEqual(['game', 'round', 'commitment', 'shoe', 'place', 'bets']);
  expect(writeCheckQuery({ game: 'luckydice', clientSeed: '' })).toBe('game=luckydice');
});

test('[PLAY-8] a slip tells its issue and its tickets, as far as an address has room for them', () => {
  const tickets = 'SUM_BS:BIG:800:97/50;DIRECT_2:1,2|3:200:97/1 5/2:13 23';
  const told = read(checkQueryOf(slip));
  expect(told).toMatchObject({ game: 'lottossc1', issue: '29000000', tickets, stake: '1000' });
  expect(readTickets(tickets)).toEqual([
    { play: 'SUM_BS', selection: 'BIG', stake: '800', odds: '97/50', halfPaid: [] },
    {
      play: 'DIRECT_2',
      selection: '1,2|3',
      stake: '200',
      odds: '97/1 5/2',
      halfPaid: ['13', '23'],
    },
  ]);
  const many = Array.from({ length: 200 }, () => slip.bet.tickets[0]!);
  const long = read(checkQueryOf({ ...slip, bet: { ...slip.bet, tickets: many } }));
  expect(long).toMatchObject({ issue: '29000000', win: '1980' });
  expect(long).not.toHaveProperty('tickets');
});
