import type { LotteryBoard } from '@maneki/contract/house/lottery';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { issue, lotteryAt, openTestLottery, START } from './testing/test-lottery.ts';
import { nextAskMs, pollLottery } from './watch-lottery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PLAY-9] news is asked for more often around the end of an issue and its draw', () => {
  expect(nextAskMs(lotteryAt(1), START)).toBe(10_000);
  expect(nextAskMs(lotteryAt(1), START + 53_000)).toBe(2_500);
  expect(nextAskMs(lotteryAt(1), START + 57_000)).toBe(1_500);
  const drawing = { ...lotteryAt(2), drawing: issue(1) };
  expect(nextAskMs(drawing, START + 56_000)).toBe(4_500);
  expect(nextAskMs(drawing, START + 60_000)).toBe(1_500);
  expect(nextAskMs(drawing, START + 61_000)).toBe(1_500);
});

test('a result that is late, and a game that rests, are waited for in peace', () => {
  const official = { ...lotteryAt(1), current: null, drawing: issue(1) };
  expect(nextAskMs(official, START + 60_000 + 59_000)).toBe(1_500);
  expect(nextAskMs(official, START + 60_000 + 61_000)).toBe(10_000);
  expect(nextAskMs({ ...lotteryAt(1), current: null }, START)).toBe(10_000);
});

function poll(board: () => LotteryBoard | undefined) {
  const { play, houseClock } = openTestLottery();
  let isOnline = true;
  let look = () => {};
  const stop = pollLottery({
    play,
    clock: houseClock,
    network: {
      isOnline: () => isOnline,
      subscribe(listener) {
        look = listener;
        return () => {};
      },
    },
    isLive: () => false,
    read: async () => board(),
  });
  const setOnline = (next: boolean) => {
    isOnline = next;
    look();
  };
  return { play, stop, setOnline };
}

test('[ERR-2] whether the house is reached is known, and news is taken as soon as it is', async () => {
  let board: LotteryBoard | undefined;
  const { play, stop, setOnline } = poll(() => board);
  expect(play.state.get().isReached).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(play.state.get().isReached).toBe(false);
  board = { now: START, games: [lotteryAt(2)] };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(play.state.get()).toMatchObject({ isReached: true, lottery: { current: { no: 2 } } });
  setOnline(false);
  expect(play.state.get().isReached).toBe(false);
  setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(play.state.get().isReached).toBe(true);
  stop();
});
