import type { GameStateOf, RoundViewOf } from '@maneki/contract/house/schemas';
import { expect, test } from 'vitest';
import { type Answer, type CallHouse, NoAnswerError } from '#frame/call-house.ts';
import { Play } from './play.ts';

type GameState = GameStateOf<'slots'>;
type RoundView = RoundViewOf<'slots'>;

const round = (change: Partial<RoundView> = {}): RoundView => ({
  kind: 'slots',
  roundId: 'round-1',
  gameId: 'maneki3',
  status: 'SETTLED',
  stake: '5',
  win: '12',
  jackpots: [],
  outcome: { spins: [], specialSymbol: null, hold: null, pay: 12 },
  commitment: 'c',
  nonce: 1,
  placedAt: '2026-01-01T00:00:00Z',
  isSeen: false,
  ...change,
});

const game = (change: Partial<GameState> = {}): GameState => ({
  kind: 'slots',
  gameId: 'maneki3',
  vendor: 'HSLOT',
  model: 'triple5',
  modelVersion: 1,
  isFree: false,
  currency: 'USD',
  balance: '100',
  stakes: ['5', '10'],
  language: 'EN',
  theme: 'dark',
  session: {
    openedAt: '2026-01-01T00:00:00Z',
    now: '2026-01-01T00:00:00Z',
    staked: '0',
    won: '0',
    realityCheckMinutes: 30,
  },
  seeds: { commitment: 'c', nextCommitment: 'd', clientSeed: 'mine', nonce: 0 },
  jackpots: [],
  unfinished: null,
  ...change,
});

type Reply = Answer<unknown> | 'lost';

/** A house that answers each kind of call from a list, and remembers what it was asked. */
function open(replies: Partial<Record<string, Reply[]>>, first = game()) {
  const asked: { call: string; request: unknown }[] = [];
  const shown: string[] = [];
  const balances: bigint[] = [];
  let keys = 0;
  const call: CallHouse = async (name, request) => {
    asked.push({ call: name, request });
    const reply = replies[name]?.shift() ?? { ok: true, value: name === 'getState' ? first : {} };
    if (reply === 'lost') throw new NoAnswerError('lost');
    return reply as never;
  };
  const play = new Play<'slots'>({
    game: first,
    call,
    askFor: (wish) => () => call('spin', wish),
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    onEnded: () => shown.push('ended'),
    wait: async () => undefined,
  });
  play.attach({
    begin: () => {
      balances.push(play.state.get().balance);
    },
    showRound: async ({ roundId }) => {
      shown.push(roundId);
    },
    cancel: async () => {
      shown.push('cancelled');
    },
    hurry: () => undefined,
    skip: () => shown.push('skip'),
  });
  return { play, asked, shown, balances };
}

const spun = (change: Partial<RoundView> = {}, balance: string | null = '107') =>
  ({ ok: true, value: { round: round(change), balance } }) as const;

test('the balance falls by the stake at once and ends at the figure of the house', async () => {
  const { play, balances } = open({ spin: [spun()] });
  await play.play();
  expect(balances).toEqual([950_000n]);
  expect(play.state.get()).toMatchObject({ balance: 1_070_000n, phase: 'idle' });
});

test('a lost reply is asked for again with the same key', async () => {
  const { play, asked, shown } = open({ spin: ['lost', 'lost', spun()] });
  await play.play();
  const wishes = asked.filter(({ call }) => call === 'spin').map(({ request }) => request);
  expect(wishes).toEqual(Array(3).fill({ key: 'key-1', stake: '5' }));
  expect(shown).toEqual(['round-1']);
  expect(play.state.get().isConnecting).toBe(false);
});

test('every wish has a key of its own', async () => {
  const { play, asked } = open({ spin: [spun(), spun()] });
  await play.play();
  await play.play();
  const keys = asked.filter(({ call }) => call === 'spin').map(({ request }) => request);
  expect(keys).toEqual([
    { key: 'key-1', stake: '5' },
    { key: 'key-2', stake: '5' },
  ]);
});

test('a shown round is acknowledged and counted into the session', async () => {
  const { play, asked } = open({ spin: [spun()] });
  await play.play();
  expect(asked).toContainEqual({ call: 'seeRound', request: { roundId: 'round-1' } });
  expect(play.state.get().game.session).toMatchObject({ staked: '5', won: '12' });
});

test('an open round is asked for until it is decided', async () => {
  const undecided = round({ status: 'OPEN', outcome: null });
  const state = (unfinished: RoundView | null) => ({ ok: true, value: game({ unfinished }) });
  const { play, shown } = open({
    spin: [spun({ status: 'OPEN', outcome: null }, null)],
    getState: [state(undecided), state(undecided), state(round())] as Reply[],
  });
  await play.play();
  expect(shown).toEqual(['round-1']);
});

test('an open round that was undone gives the stake back and says so', async () => {
  const { play, shown } = open({ spin: [spun({ status: 'OPEN', outcome: null }, null)] });
  await play.play();
  expect(shown).toEqual(['cancelled']);
  expect(play.state.get()).toMatchObject({ balance: 1_000_000n, notice: { kind: 'voided' } });
});

test('a refusal is shown in the words of the house and stops autoplay', async () => {
  const refusal = { code: 'house.limit_reached', message: 'A limit of yours.' };
  const { play, shown } = open({ spin: [spun(), { ok: false, refusal }] });
  const rules = { rounds: 10, stopOnWinAbove: null, stopOnLossOf: null, stopOnFeature: false };
  play.state.set({ autoplay: { rules, left: 10, balanceAtStart: 1_000_000n } });
  await play.play();
  expect(shown).toEqual(['round-1', 'cancelled']);
  expect(play.state.get()).toMatchObject({
    autoplay: null,
    balance: 1_070_000n,
    notice: { kind: 'refused', ...refusal },
  });
});

test('a balance that was spent elsewhere is the one of the house once a bet is refused for it', async () => {
  const refusal = { code: 'house.insufficient_funds', message: 'Too little.' };
  const getState = [{ ok: true, value: game({ balance: '3' }) }] as const;
  const { play } = open({ spin: [{ ok: false, refusal }], getState: [...getState] });
  await play.play();
  expect(play.state.get()).toMatchObject({ balance: 30_000n, notice: { code: refusal.code } });
});

test('autoplay plays as many rounds as were chosen', async () => {
  const { play, shown } = open({ spin: Array.from({ length: 5 }, () => spun()) });
  const rules = { rounds: 3, stopOnWinAbove: null, stopOnLossOf: null, stopOnFeature: false };
  play.state.set({ autoplay: { rules, left: 3, balanceAtStart: 1_000_000n } });
  await play.play();
  expect(shown).toHaveLength(3);
});

test('a session that is over ends the game', async () => {
  const refusal = { code: 'house.session_ended', message: 'Over.' };
  const { play, shown } = open({ spin: [{ ok: false, refusal }] });
  await play.play();
  expect(shown).toEqual(['cancelled', 'ended']);
  expect(play.isFree).toBe(false);
});

test('a round that was not seen is shown again, its win hidden until then', async () => {
  const { play, shown, balances } = open({}, game({ unfinished: round(), balance: '112' }));
  await play.resume();
  expect(balances).toEqual([1_000_000n]);
  expect(shown).toEqual(['round-1']);
  expect(play.state.get().balance).toBe(1_120_000n);
});

test('no second wish is made while a round is being shown', async () => {
  const { play, asked } = open({ spin: [spun(), spun()] });
  await Promise.all([play.play(), play.play()]);
  expect(asked.filter(({ call }) => call === 'spin')).toHaveLength(1);
});

test('only what is left of a feature can be skipped, not a spin that was asked for', () => {
  const { play, shown } = open({});
  for (const phase of ['idle', 'spinning', 'showing'] as const) {
    play.state.set({ phase });
    play.skip();
  }
  expect(shown).toEqual([]);
  for (const phase of ['free', 'hold'] as const) {
    play.state.set({ phase });
    play.skip();
  }
  expect(shown).toEqual(['skip', 'skip']);
});

test('what came back is measured by the stake of its round, not by the one chosen since', async () => {
  const { play } = open({ spin: [spun({ stake: '10', win: '6' })] });
  play.chooseStake(100_000n);
  await play.play();
  play.chooseStake(50_000n);
  expect(play.state.get()).toMatchObject({ stake: 50_000n, stakePlayed: 100_000n });
});

test('a round that is shown again after a reload has its own stake', async () => {
  const { play } = open({}, game({ unfinished: round({ stake: '10', win: '6' }) }));
  await play.resume();
  expect(play.state.get()).toMatchObject({ stake: 50_000n, stakePlayed: 100_000n });
});
