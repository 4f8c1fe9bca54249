import { checkQueryOf } from '@maneki/contract/house/check-query';
import { expect, test } from 'vitest';
import { checkTyped } from './checked-round.ts';
import { FAIR_GAMES } from './fair-games.ts';
import { listValues, readAddress, readForm, type TypedRound } from './typed-round.ts';

const seed = 'ab'.repeat(32);
const own = { serverSeed: seed, clientSeed: 'lucky-cat', nonce: '12' };
const read = (values: Readonly<Record<string, string>>) => readAddress(new URLSearchParams(values));
const slot = read({ ...own, game: 'maneki3' });
const dice = read({ ...own, game: 'luckydice', side: 'OVER', target: '4950', stake: '100' });
const deal = read({ serverSeed: seed, game: 'dragontiger1', shoe: '3', place: '12' });
const slip = read({ serverSeed: seed, game: 'lottossc1', issue: '29453760' });
const frame = { serverSeed: seed, commitment: undefined, stake: undefined, win: undefined };

test('[FAIR-1] a round is its game, both seeds and its number, or those of a shoe', () => {
  expect(checkTyped(slot)).toEqual({
    ok: true,
    round: { ...frame, kind: 'slots', game: 'maneki3', clientSeed: 'lucky-cat', nonce: 12 },
  });
  expect(checkTyped({ ...dice, win: '0' })).toMatchObject({
    round: { kind: 'dice', bet: { side: 'OVER', target: 4950 }, stake: 1_000_000n, win: 0n },
  });
  expect(checkTyped({ ...deal, bets: 'DRAGON:800,TIE:0.5' })).toEqual({
    ok: true,
    round: {
      ...frame,
      kind: 'dragon-tiger',
      game: 'dragontiger1',
      shoe: 3,
      place: 12,
      stakes: { DRAGON: 8_000_000n, TIE: 5_000n },
      stake: 8_005_000n,
    },
  });
});

test('[FAIR-1] a slip is its lottery, the issue and the seed of its day, with its tickets', () => {
  const tickets = 'SUM_BS:BIG:800:97/50;DIGIT_1:7:0.5:97/10:7';
  expect(checkTyped({ ...slip, tickets, win: '1552' })).toMatchObject({
    ok: true,
    round: {
      kind: 'lottery',
      issue: 29_453_760,
      stake: 8_005_000n,
      win: 15_520_000n,
      tickets: [
        { selection: { text: 'BIG' }, stake: 8_000_000n, bet: { amount: 8_000_000n } },
        { selection: { text: '7' }, stake: 5_000n, bet: { halfPaid: new Set(['7']) } },
      ],
    },
  });
  expect(checkTyped(slip)).toMatchObject({ round: { tickets: [], stake: undefined } });
});

test('what was bet need not be known', () => {
  const nothing = { side: '', target: '', stake: '' };
  expect(checkTyped({ ...dice, ...nothing })).toMatchObject({
    ok: true,
    round: { bet: undefined },
  });
  expect(checkTyped(deal)).toMatchObject({ ok: true, round: { stakes: {}, stake: undefined } });
});

test('blanks around a value and large letters of a hash do not matter', () => {
  const typed = { serverSeed: ` ${seed.toUpperCase()} `, commitment: 'CD'.repeat(32) };
  const checked = checkTyped({ ...slot, ...typed });
  expect(checked.ok && checked.round.serverSeed).toBe(seed);
  expect(checked.ok && checked.round.commitment).toBe('cd'.repeat(32));
});

test.each<[TypedRound, keyof TypedRound, string]>([
  [slot, 'game', 'unknown9'],
  [slot, 'game', ''],
  [slot, 'serverSeed', seed.slice(1)],
  [slot, 'serverSeed', `${seed}0`],
  [slot, 'serverSeed', 'zz'.repeat(32)],
  [slot, 'clientSeed', ''],
  [slot, 'clientSeed', 'a|b'],
  [slot, 'clientSeed', 'a b'],
  [slot, 'clientSeed', 'x'.repeat(65)],
  [slot, 'nonce', ''],
  [slot, 'nonce', '-1'],
  [slot, 'nonce', '1.5'],
  [slot, 'commitment', 'abc'],
  [slot, 'stake', '-1'],
  [slot, 'win', 'much'],
  [dice, 'side', 'LEFT'],
  [dice, 'side', ''],
  [dice, 'target', ''],
  [dice, 'target', '1.98'],
  [dice, 'target', '99.99'],
  [dice, 'target', '49.505'],
  [deal, 'shoe', ''],
  [deal, 'place', '179'],
  [deal, 'place', '-1'],
  [deal, 'bets', 'PANDA:5'],
  [deal, 'bets', 'TIE:-5'],
  [slip, 'issue', ''],
  [slip, 'issue', '0'],
  [slip, 'issue', '2147483648'],
  [slip, 'tickets', 'SUM_BS'],
  [slip, 'tickets', 'NO_PLAY:BIG:800:97/50'],
  [slip, 'tickets', 'SUM_BS:HUGE:800:97/50'],
  [slip, 'tickets', 'SUM_BS:BIG:0:97/50'],
  [slip, 'tickets', 'SUM_BS:BIG:800:much'],
  [slip, 'tickets', 'SUM_BS:BIG:800:97/0'],
  [slip, 'tickets', 'SUM_BS:BIG:800:97/50 97/50 97/50'],
])('%#: %o.%s is wrong as %j, and the others are not blamed', (round, field, value) => {
  expect(checkTyped({ ...round, [field]: value })).toEqual({ ok: false, wrong: [field] });
});

test('the limits of what can be typed are right', () => {
  expect(checkTyped({ ...dice, target: '1.99' }).ok).toBe(true);
  expect(checkTyped({ ...dice, side: 'UNDER', target: '98' }).ok).toBe(true);
  expect(checkTyped({ ...deal, place: '178' }).ok).toBe(true);
});

test('an address fills in what it tells, and nothing that would not fit', () => {
  const typed = read({ game: 'maneki3', nonce: '7', serverSeed: 'a'.repeat(500) });
  expect(typed).toMatchObject({ game: 'maneki3', nonce: '7', clientSeed: '', commitment: '' });
  expect(typed.serverSeed.length).toBe(128);
});

test('[PLAY-8] what a game tells of a round can be checked as it is', () => {
  const round = {
    kind: 'dragon-tiger',
    roundId: '0199c2a4-5a51-7000-8000-000000000001',
    gameId: 'dragontiger1',
    status: 'SETTLED',
    stake: '1000',
    win: '1600',
    jackpots: [],
    commitment: 'cd'.repeat(32),
    nonce: 12,
    placedAt: '2026-01-02T03:04:05.000Z',
    isSeen: true,
    serverSeed: seed,
    clientSeed: '',
    roundNo: 412,
    bet: { stakes: { DRAGON: '800', TIE: '200' }, roundNo: 412, shoeNo: 3 },
    outcome: null,
  } as const;
  const query = checkQueryOf({ ...round, jackpots: [] });
  expect(checkTyped(readAddress(new URLSearchParams(query)))).toMatchObject({
    ok: true,
    round: { shoe: 3, place: 12, stake: 10_000_000n, win: 16_000_000n },
  });
});

test('what stands in the form is told by the address again', () => {
  const form = new FormData();
  const fields = {
    game: 'dragontiger1',
    shoe: '3',
    place: '12',
    'bets-TIE': ' 5 ',
    'bets-TIGER': '',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  expect(readForm(form)).toMatchObject({ shoe: '3', bets: 'TIE:5', clientSeed: '' });
  expect(dice.target).toBe('49.50');
  expect(listValues(dice)).toMatchObject({ target: '4950', side: 'OVER' });
});

test('every game of the house can be chosen once', () => {
  expect(new Set(FAIR_GAMES.map(({ id }) => id)).size).toBe(FAIR_GAMES.length);
  expect(FAIR_GAMES.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['slots', 'dice', 'dragon-tiger', 'lottery']),
  );
});
