import type { LotteryGameView } from '@maneki/contract/house/lottery';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallHouse } from '#frame/call-house.ts';
import { NoAnswerError } from '#frame/call-house.ts';
import { HouseClock } from '#table/house-clock.ts';
import { LotteryPlay, type SlipWish } from './lottery-play.ts';
import type { LotteryGameState } from './lottery-state.ts';
import { restrictedNow } from './restricted.ts';
import { nextAskMs } from './watch-lottery.ts';

const START = Date.parse('2026-11-18T00:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString();

const issue = (no: number) => ({
  no,
  issueNo: `2026111800${no}`,
  openAt: at((no - 1) * 60),
  closeAt: at(no * 60 - 5),
  drawAt: at(no * 60),
  status: 'OPEN' as const,
  commitment: null,
});
const drawn = (no: number) => ({
  no,
  issueNo: `2026111800${no}`,
  drawAt: at(no * 60),
  status: 'SETTLED' as const,
  result: ['1', '2', '3', '4', '5'],
  figures: {},
});
const lotteryAt = (no: number): LotteryGameView => ({
  gameId: 'lottossc1',
  vendor: 'LOTT',
  code: 'SSC_1',
  family: 'SSC',
  drawSource: 'HOUSE',
  minutes: 1,
  playTypes: ['TRADITION', 'ENTERTAINMENT'],
  prizeModes: ['LOTT', 'ZY', 'ELOTT'],
  isOpen: true,
  current: issue(no),
  drawing: null,
  last: no > 1 ? drawn(no - 1) : null,
});
const bought = (no: number, change: object = {}) => ({
  kind: 'lottery' as const,
  roundId: `round ${no}`,
  gameId: 'lottossc1',
  status: 'OPEN' as const,
  stake: '20',
  win: '0',
  jackpots: [],
  commitment: '',
  nonce: 0,
  placedAt: at(0),
  isSeen: true,
  roundNo: no,
  bet: { no, issueNo: '', playType: 'TRADITION', prizeMode: 'LOTT', tickets: [] },
  outcome: null,
  ...change,
});
const state = (change: object = {}) =>
  ({
    kind: 'lottery',
    gameId: 'lottossc1',
    vendor: 'LOTT',
    isFree: false,
    currency: 'JPY',
    balance: '1000',
    stakes: ['50'],
    language: 'EN',
    theme: 'dark',
    session: { openedAt: at(0), now: at(0), staked: '0', won: '0', realityCheckMinutes: 0 },
    game: lotteryAt(1),
    restricted: [],
    recent: [],
    slips: [],
    ...change,
  }) as unknown as LotteryGameState;

let nowMs = START;
let answers: Record<string, (request: unknown) => unknown> = {};
const asked: { call: string; request: unknown }[] = [];

function open(change: object = {}): LotteryPlay {
  const call = (async (name: string, request: unknown) => {
    asked.push({ call: name, request });
    return answers[name]!(request);
  }) as unknown as CallHouse;
  return new LotteryPlay({
    game: state(change),
    call,
    clock: new HouseClock(() => nowMs),
    onEnded: () => undefined,
    wait: async () => undefined,
  });
}
const wish = { key: 'one', no: 1 } as SlipWish;

beforeEach(() => {
  vi.useFakeTimers();
  nowMs = START;
  answers = {};
  asked.length = 0;
});

describe('[PLAY-9] the clock', () => {
  test('an issue takes bets until its very moment of closing', () => {
    const play = open();
    expect(play.state.get().phase).toBe('betting');
    nowMs = START + 54_999;
    play.look();
    expect(play.state.get().phase).toBe('betting');
    nowMs = START + 55_000;
    play.look();
    expect(play.state.get().phase).toBe('closed');
  });

  test('the next issue is awaited when it is named before it opens, and a game may rest', () => {
    const play = open();
    play.setLottery(lotteryAt(2));
    expect(play.state.get().phase).toBe('opening');
    play.setLottery({ ...lotteryAt(2), isOpen: false });
    expect(play.state.get().phase).toBe('paused');
  });

  test('news is asked for more often around a draw', () => {
    expect(nextAskMs(lotteryAt(1), START)).toBe(10_000);
    expect(nextAskMs(lotteryAt(1), START + 53_000)).toBe(2_500);
    expect(nextAskMs(lotteryAt(1), START + 57_000)).toBe(1_500);
    expect(nextAskMs({ ...lotteryAt(2), drawing: issue(1) }, START)).toBe(1_500);
  });
});

describe('[PLAY-9] a slip', () => {
  test('is bought once, however often its answer gets lost', async () => {
    const play = open();
    let tries = 0;
    answers.placeSlip = () => {
      tries += 1;
      if (tries < 3) throw new NoAnswerError('lost');
      return { ok: true, value: { slips: [bought(1)], balance: '980' } };
    };
    expect(await play.buy(wish)).toBeNull();
    expect(asked.map(({ request }) => request)).toEqual([wish, wish, wish]);
    expect(play.state.get()).toMatchObject({ balance: 9_800_000n, asking: null });
    expect(play.state.get().slips).toHaveLength(1);
  });

  test('a refusal leaves everything as it was, and is answered with what it is about', async () => {
    const play = open();
    const refusal = { code: 'house.number_full', message: 'Full', detail: { ticket: 2 } };
    answers.placeSlip = () => ({ ok: false, refusal });
    expect(await play.buy(wish)).toEqual(refusal);
    expect(play.state.get()).toMatchObject({ balance: 10_000_000n, notice: null, slips: [] });
  });

  test('is asked for after its draw until it is paid', async () => {
    const play = open({ slips: [bought(1)] });
    let asks = 0;
    answers.getState = () => {
      asks += 1;
      const paid = { status: 'SETTLED', win: '392' };
      const slips = [bought(1, asks < 2 ? {} : paid)];
      return { ok: true, value: state({ game: lotteryAt(2), slips, balance: '1372' }) };
    };
    play.setLottery(lotteryAt(2));
    expect(play.state.get().fresh).toBe(1);
    await vi.waitFor(() => expect(play.state.get().slips[0]!.status).toBe('SETTLED'));
    expect(asks).toBe(2);
    expect(play.state.get().balance).toBe(13_720_000n);
    expect(play.state.get().recent[0]!.no).toBe(1);
  });

  test('given back, it leaves its money on the balance', async () => {
    const play = open({ slips: [bought(1)] });
    answers.cancelSlip = () => ({
      ok: true,
      value: { slips: [bought(1, { status: 'VOIDED' })], balance: '1020' },
    });
    expect(await play.cancelSlip('round 1')).toBeNull();
    expect(play.state.get().slips.map(({ status }) => status)).toEqual(['VOIDED']);
    expect(play.state.get().balance).toBe(10_200_000n);
  });
});

describe('[PLAY-9] numbers that are closed or pay half', () => {
  const half = [{ play: 'FIX_1', numbers: ['7'], rule: 'HALF' as const }];
  const none = { issues: [issue(2), issue(3)], restricted: [] };

  test('are said of one issue, and forgotten with it', async () => {
    const play = open({ restricted: half });
    expect(restrictedNow(play.state.get())).toEqual(half);
    play.setLottery(lotteryAt(2));
    expect(restrictedNow(play.state.get())).toEqual([]);
    answers.listIssues = () => ({ ok: true, value: { ...none, restricted: half } });
    await play.readIssues();
    expect(restrictedNow(play.state.get())).toEqual(half);
  });

  test('are asked for once for each issue that somebody chooses numbers for', async () => {
    const play = open({ restricted: half });
    answers.listIssues = () => ({ ok: true, value: none });
    await play.renewRestricted();
    expect(asked).toEqual([]);
    play.setLottery(lotteryAt(2));
    await Promise.all([play.renewRestricted(), play.renewRestricted()]);
    await play.renewRestricted();
    expect(asked.map(({ call }) => call)).toEqual(['listIssues']);
    expect(play.state.get().restrictedNo).toBe(2);
  });

  test('that the house knows of a later issue already say nothing of this one', async () => {
    const play = open();
    answers.listIssues = () => ({ ok: true, value: { ...none, restricted: half } });
    await play.readIssues();
    expect(restrictedNow(play.state.get())).toEqual([]);
    play.setLottery(lotteryAt(2));
    expect(restrictedNow(play.state.get())).toEqual(half);
  });
});

test('what comes late by a slower way is not heard', () => {
  const play = open({ game: lotteryAt(3) });
  play.setLottery(lotteryAt(2));
  expect(play.state.get().lottery.current!.no).toBe(3);
});
