import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NoAnswerError } from '#frame/call-house.ts';
import type { SlipWish } from './lottery-play.ts';
import { isUndone, ownResult } from './lottery-state.ts';
import { restrictedNow } from './restricted.ts';
import {
  bought,
  drawn,
  issue,
  lotteryAt,
  openTestLottery,
  START,
  state,
} from './testing/test-lottery.ts';

const wish = { key: 'one', no: 1 } as SlipWish;
const STAKE = 200_000n;

beforeEach(() => {
  vi.useFakeTimers();
});

describe('[PLAY-9] the clock', () => {
  test('an issue takes bets until its very moment of closing', () => {
    const { play, clock } = openTestLottery();
    expect(play.state.get().phase).toBe('betting');
    clock.nowMs = START + 54_999;
    play.look();
    expect(play.state.get().phase).toBe('betting');
    clock.nowMs = START + 55_000;
    play.look();
    expect(play.state.get().phase).toBe('closed');
  });

  test('the next issue is awaited when it is named before it opens, and a game may rest', () => {
    const { play } = openTestLottery();
    play.setLottery(lotteryAt(2));
    expect(play.state.get().phase).toBe('opening');
    play.setLottery({ ...lotteryAt(2), isOpen: false });
    expect(play.state.get().phase).toBe('paused');
  });
});

describe('[PLAY-9] a slip', () => {
  test('is bought once, however often its answer gets lost', async () => {
    const { play, answers, asked } = openTestLottery();
    let tries = 0;
    answers.placeSlip = () => {
      tries += 1;
      if (tries < 3) throw new NoAnswerError('lost');
      return { ok: true, value: { slips: [bought(1)], balance: '980' } };
    };
    expect(await play.buy(wish, STAKE)).toMatchObject({ ok: true, wasLost: true });
    expect(asked.map(({ request }) => request)).toEqual([wish, wish, wish]);
    expect(play.state.get()).toMatchObject({ balance: 9_800_000n, asking: null });
    expect(play.state.get().slips).toHaveLength(1);
  });

  test('a refusal leaves everything as it was, and is answered with what it is about', async () => {
    const { play, answers } = openTestLottery();
    const refusal = { code: 'house.number_full', message: 'Full', detail: { ticket: 2 } };
    answers.placeSlip = () => ({ ok: false, refusal });
    expect(await play.buy(wish, STAKE)).toEqual({ ok: false, refusal, wasLost: false });
    expect(play.state.get()).toMatchObject({ balance: 10_000_000n, notice: null, slips: [] });
  });

  test('a reached limit is told with what the slip would have staked', async () => {
    const { play, answers } = openTestLottery();
    const refusal = { code: 'house.limit_reached', message: 'Limit' };
    answers.placeSlip = () => ({ ok: false, refusal });
    await play.buy(wish, STAKE);
    expect(play.state.get()).toMatchObject({
      stake: STAKE,
      notice: { kind: 'refused', ...refusal },
    });
  });

  test('that the wallet has not said yes to is asked for until it is known what became of it', async () => {
    const { play, answers } = openTestLottery();
    let asks = 0;
    answers.placeSlip = () => ({ ok: true, value: { slips: [bought(1)], balance: null } });
    answers.getState = () => {
      asks += 1;
      const slips = [bought(1, asks < 3 ? {} : { status: 'VOIDED' })];
      return { ok: true, value: state({ slips }) };
    };
    await play.buy(wish, STAKE);
    await vi.waitFor(() => expect(play.state.get().slips[0]!.status).toBe('VOIDED'));
    expect(play.state.get()).toMatchObject({ balance: 10_000_000n, refunded: [] });
    expect(asks).toBe(3);
  });

  test('came to nothing where it is no longer listed, or was given back, and else did not', () => {
    const slips = [bought(1), bought(2)];
    expect(isUndone(slips, [bought(3)])).toBe(true);
    expect(isUndone(slips, [bought(1, { status: 'VOIDED' })])).toBe(true);
    expect(isUndone(slips, [bought(1, { status: 'VOIDED' }), bought(2)])).toBe(false);
    expect(isUndone(slips, [bought(2, { status: 'SETTLED' })])).toBe(false);
  });

  test('is not overlooked because of an answer that was on its way before it was bought', async () => {
    const { play, answers, asked } = openTestLottery();
    const early = Promise.withResolvers<unknown>();
    answers.placeSlip = () => ({ ok: true, value: { slips: [bought(1)], balance: '980' } });
    answers.getState = () => early.promise;
    const refreshed = play.refresh();
    await play.buy(wish, STAKE);
    answers.getState = () => ({ ok: true, value: state({ slips: [bought(1)], balance: '980' }) });
    early.resolve({ ok: true, value: state() });
    await refreshed;
    expect(play.state.get()).toMatchObject({ slips: [bought(1)], balance: 9_800_000n });
    expect(asked.map(({ call }) => call)).toEqual(['getState', 'placeSlip', 'getState']);
  });

  test('is asked for again and again without a word while the wallet is away', async () => {
    const { play, answers, asked } = openTestLottery();
    const refusal = { code: 'house.temporary', message: 'Later' };
    answers.placeSlip = () => ({ ok: true, value: { slips: [bought(1)], balance: null } });
    answers.getState = () => ({ ok: false, refusal });
    await play.buy(wish, STAKE);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(6));
    expect(play.state.get().notice).toBeNull();
    answers.getState = () => ({ ok: false, refusal: { ...refusal, code: 'house.player_blocked' } });
    await play.refresh();
    expect(play.state.get().notice).toMatchObject({ code: 'house.player_blocked' });
  });

  test('is asked for after its draw until it is paid', async () => {
    const { play, answers } = openTestLottery({ slips: [bought(1)] });
    let asks = 0;
    answers.getState = () => {
      asks += 1;
      const paid = { status: 'SETTLED', win: '392' } as const;
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
    const { play, answers } = openTestLottery({ slips: [bought(1)] });
    answers.cancelSlip = () => ({
      ok: true,
      value: { slips: [bought(1, { status: 'VOIDED' })], balance: '1020' },
    });
    expect(await play.cancelSlip('round 1')).toBeNull();
    expect(play.state.get().slips.map(({ status }) => status)).toEqual(['VOIDED']);
    expect(play.state.get().balance).toBe(10_200_000n);
  });
});

describe('[PLAY-9] an issue without a result', () => {
  const last = { ...drawn(1), status: 'VOID' as const, result: null };
  const voided = { ...lotteryAt(2), last };
  const back = bought(1, { status: 'VOIDED' });
  const given = bought(1, { roundId: 'given back before', status: 'VOIDED' });

  test('is told with what came back, and not with what was given back before', async () => {
    const { play, answers } = openTestLottery({ slips: [bought(1), given] });
    answers.getState = () => ({
      ok: true,
      value: state({ game: voided, slips: [back, given], balance: '1020' }),
    });
    play.setLottery(voided);
    expect(play.state.get()).toMatchObject({ fresh: 1, recent: [last] });
    expect(ownResult(play.state.get(), 1)).toBeUndefined();
    await vi.waitFor(() => expect(play.state.get().balance).toBe(10_200_000n));
    expect(ownResult(play.state.get(), 1)).toMatchObject({
      stake: 200_000n,
      win: 200_000n,
      isVoid: true,
    });
  });

  test('is not told of an issue that was drawn, whatever came back of it', async () => {
    const { play, answers } = openTestLottery({ slips: [bought(1)] });
    const game = lotteryAt(2);
    answers.getState = () => ({
      ok: true,
      value: state({ game, recent: [drawn(1)], slips: [back], balance: '1020' }),
    });
    play.setLottery(game);
    await vi.waitFor(() => expect(play.state.get().balance).toBe(10_200_000n));
    expect(play.state.get().refunded).toEqual([]);
    expect(ownResult(play.state.get(), 1)).toBeUndefined();
  });

  test('is told also where another was drawn since', async () => {
    const { play, answers } = openTestLottery({ slips: [bought(1)] });
    answers.getState = () => ({
      ok: true,
      value: state({ game: lotteryAt(3), recent: [drawn(2), last], slips: [back] }),
    });
    await play.refresh();
    expect(play.state.get().refunded).toEqual([back.roundId]);
  });

  test('says nothing to whoever had given everything back', () => {
    const { play } = openTestLottery({ slips: [given] });
    play.setLottery(voided);
    expect(play.state.get().fresh).toBe(1);
    expect(ownResult(play.state.get(), 1)).toBeUndefined();
  });
});

describe('[PLAY-9] numbers that are closed or pay half', () => {
  const half = [{ play: 'FIX_1', numbers: ['7'], rule: 'HALF' as const }];
  const none = { issues: [issue(2), issue(3)], restricted: [] };

  test('are said of one issue, and forgotten with it', async () => {
    const { play, answers } = openTestLottery({ restricted: half });
    expect(restrictedNow(play.state.get())).toEqual(half);
    play.setLottery(lotteryAt(2));
    expect(restrictedNow(play.state.get())).toEqual([]);
    answers.listIssues = () => ({ ok: true, value: { ...none, restricted: half } });
    await play.coming.read();
    expect(restrictedNow(play.state.get())).toEqual(half);
  });

  test('are asked for once for each issue that somebody chooses numbers for', async () => {
    const { play, answers, asked } = openTestLottery({ restricted: half });
    answers.listIssues = () => ({ ok: true, value: none });
    await play.coming.renew();
    expect(asked).toEqual([]);
    play.setLottery(lotteryAt(2));
    await Promise.all([play.coming.renew(), play.coming.renew()]);
    await play.coming.renew();
    expect(asked.map(({ call }) => call)).toEqual(['listIssues']);
    expect(play.state.get().restrictedNo).toBe(2);
  });

  test('that the house knows of a later issue already say nothing of this one', async () => {
    const { play, answers } = openTestLottery();
    answers.listIssues = () => ({ ok: true, value: { ...none, restricted: half } });
    await play.coming.read();
    expect(restrictedNow(play.state.get())).toEqual([]);
    play.setLottery(lotteryAt(2));
    expect(restrictedNow(play.state.get())).toEqual(half);
  });
});

test('what comes late by a slower way is not heard', () => {
  const { play } = openTestLottery({ game: lotteryAt(3) });
  play.setLottery(lotteryAt(2));
  expect(play.state.get().lottery.current!.no).toBe(3);
});
