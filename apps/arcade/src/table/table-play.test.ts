import type { GameStateOf, HouseReply, RoundViewOf } from '@maneki/contract/house/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, type CallHouse, NoAnswerError } from '#frame/call-house.ts';
import { HouseClock } from './house-clock.ts';
import { TablePlay } from './table-play.ts';

type State = GameStateOf<'dragon-tiger'>;
type Bet = RoundViewOf<'dragon-tiger'>;

const NOW = Date.parse('2030-01-01T12:00:00Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();

const TABLE: State['table'] = {
  gameId: 'dragontiger1',
  vendor: 'HLIVE',
  version: 1,
  phase: 'BETTING',
  roundNo: 9,
  phaseEndsAt: at(15_000),
  closesAt: at(15_000),
  shoeNo: 1,
  place: 8,
  commitment: '',
  nextCommitment: '',
  totals: {},
  players: 0,
  outcome: null,
  results: [],
};

const GAME = {
  kind: 'dragon-tiger',
  gameId: 'dragontiger1',
  vendor: 'HLIVE',
  isFree: false,
  currency: 'JPY',
  balance: '1000',
  stakes: ['200', '500'],
  language: 'EN',
  theme: 'dark',
  session: { openedAt: at(0), now: at(0), staked: '0', won: '0', realityCheckMinutes: 60 },
  limits: { min: '150', mainMax: '900', sideMax: '300' },
  table: TABLE,
  bets: [],
} as State;

const betOf = (stakes: Bet['bet']['stakes'], fields: Partial<Bet> = {}): Bet => ({
  kind: 'dragon-tiger',
  roundId: `round ${JSON.stringify(stakes)}`,
  gameId: 'dragontiger1',
  status: 'OPEN',
  stake: '200',
  win: '0',
  jackpots: [],
  commitment: '',
  nonce: 8,
  placedAt: at(0),
  isSeen: false,
  roundNo: 9,
  bet: { stakes, roundNo: 9, shoeNo: 1 },
  outcome: null,
  ...fields,
});

type Reply = () => Answer<unknown>;
const lost: Reply = () => {
  throw new NoAnswerError('lost');
};
const refuse =
  (code: string): Reply =>
  () => ({ ok: false, refusal: { code, message: `no: ${code}` } });
const seat =
  (bets: readonly Bet[], balance: string | null): Reply =>
  () => ({
    ok: true,
    value: { bets, balance } satisfies { bets: readonly Bet[]; balance: unknown },
  });
const placed =
  (round: Bet, balance: string | null): Reply =>
  () => ({ ok: true, value: { round, balance } satisfies HouseReply<'placeBets'> });

function sit(replies: readonly Reply[] = [], game: State = GAME) {
  const asked: (readonly [string, unknown])[] = [];
  const left = [...replies];
  const call = (async (name: string, request: unknown) => {
    asked.push([name, request]);
    const reply = left.shift();
    if (!reply) throw new Error(`nobody answers ${name}`);
    return reply();
  }) as CallHouse;
  let keys = 0;
  const play = new TablePlay<'dragon-tiger'>({
    game,
    call,
    clock: new HouseClock(() => Date.now()),
    dealing: { dealingMs: 5_000, openAfterMs: 2_600 },
    mostOn: (spot) => (spot.includes('TIE') ? 3_000_000n : 9_000_000n),
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
    onEnded: () => undefined,
    wait: async () => undefined,
  });
  return { play, asked, state: () => play.state.get() };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test('chips are laid here, and bet by one wish that keeps its key however often it gets lost', async () => {
  const stakes = { DRAGON: '400', TIE: '200' };
  const { play, asked, state } = sit([lost, lost, placed(betOf(stakes), '400')]);
  for (const spot of ['DRAGON', 'TIE', 'DRAGON']) play.lay(spot);
  expect([state().stake, state().balance, asked]).toEqual([6_000_000n, 10_000_000n, []]);
  const betting = play.bet();
  expect(state().balance).toBe(4_000_000n);
  await betting;
  const wish = ['placeBets', { key: 'key 1', roundNo: 9, stakes }];
  expect(asked).toEqual([wish, wish, wish]);
  expect(state()).toMatchObject({
    slip: [],
    balance: 4_000_000n,
    asking: null,
    isConnecting: false,
  });
});

test('steps are undone one by one, doubled, and repeated from the round before', async () => {
  const before = betOf({ TIGER: '200' }, { roundNo: 8, status: 'SETTLED' });
  const { play, state } = sit([], { ...GAME, bets: [before] });
  play.repeat();
  play.double();
  expect(state().slip).toEqual([{ TIGER: 2_000_000n }, { TIGER: 2_000_000n }]);
  play.undo();
  expect(state().stake).toBe(2_000_000n);
  play.clear();
  expect([state().slip, state().stake]).toEqual([[], 0n]);
});

test('what does not fit is told before the house is asked', () => {
  const { play, state } = sit();
  play.lay('TIE');
  play.lay('TIE');
  expect(state().told).toEqual({ kind: 'over', spot: 'TIE', max: 3_000_000n });
  play.chooseChip(5_000_000n);
  play.lay('DRAGON');
  play.lay('TIGER');
  expect(state().told).toEqual({ kind: 'funds' });
});

test('what is not bet when the clock of the house says so goes back, and is said', async () => {
  const { play, state } = sit();
  play.lay('DRAGON');
  await vi.advanceTimersByTimeAsync(14_999);
  expect(state()).toMatchObject({ phase: 'betting', told: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(state()).toMatchObject({
    phase: 'closed',
    slip: [],
    balance: 10_000_000n,
    told: { kind: 'late', amount: 2_000_000n },
  });
  play.lay('DRAGON');
  await play.bet();
  expect(state().slip).toEqual([]);
});

test('a bet that comes too late is refused in words, and nothing is taken', async () => {
  const { play, state } = sit([refuse('house.bets_closed')]);
  play.lay('DRAGON');
  vi.setSystemTime(NOW + 14_990);
  const betting = play.bet();
  vi.setSystemTime(NOW + 15_010);
  await betting;
  expect(state()).toMatchObject({
    slip: [],
    balance: 10_000_000n,
    told: { kind: 'refused', code: 'house.bets_closed', message: 'no: house.bets_closed' },
    notice: null,
  });
});

test('what the house refuses for another reason can be laid otherwise', async () => {
  const { play, state } = sit([refuse('house.table_full')]);
  play.lay('DRAGON');
  await play.bet();
  expect(state()).toMatchObject({ stake: 2_000_000n, told: { code: 'house.table_full' } });
});

test('a limit of the player’s own and the end of the session stop the whole game', async () => {
  const limited = sit([refuse('house.limit_reached')]);
  limited.play.lay('DRAGON');
  await limited.play.bet();
  expect(limited.state().notice).toMatchObject({ code: 'house.limit_reached' });
  const ended = sit([refuse('house.session_ended')]);
  ended.play.lay('DRAGON');
  await ended.play.bet();
  expect(ended.state().hasEnded).toBe(true);
});

test('bets are taken back together, and the balance is the house’s', async () => {
  const bet = betOf({ DRAGON: '200' });
  const { play, asked, state } = sit([seat([{ ...bet, status: 'VOIDED' }], '1200')], {
    ...GAME,
    bets: [bet],
  });
  await play.takeBack();
  expect(asked).toEqual([['cancelBets', { roundNo: 9 }]]);
  expect(state()).toMatchObject({
    balance: 12_000_000n,
    told: { kind: 'takenBack', amount: 2_000_000n },
  });
});

test('once a round is settled the seat is asked until the own bets are paid', async () => {
  const bet = betOf({ DRAGON: '200' });
  const paid = betOf({ DRAGON: '200' }, { status: 'SETTLED', win: '400' });
  const { play, asked, state } = sit([seat([bet], '800'), seat([paid], '1200')], {
    ...GAME,
    bets: [bet],
  });
  play.setTable({ ...TABLE, version: 2, phase: 'SETTLED', phaseEndsAt: at(26_000) });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await vi.waitFor(() => expect(state().balance).toBe(12_000_000n));
  expect(state()).toMatchObject({ phase: 'settled', bets: [paid] });
});

test('who comes back after a break asks what became of the own bets', async () => {
  const paid = betOf({ DRAGON: '200' }, { status: 'SETTLED', win: '400', roundNo: 8 });
  const { play, asked } = sit([seat([paid], '1400')], { ...GAME, bets: [paid] });
  play.setStatus('offline');
  play.setStatus('live');
  await vi.waitFor(() => expect(asked).toEqual([['getSeat', {}]]));
});
