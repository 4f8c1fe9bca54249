import type { LotteryBoard } from '@maneki/contract/house/lottery';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { createLotteryReader } from './lottery-reader.ts';
import { toldLottery, toldResults } from './testing/told-lotteries.ts';

const clock = fixedClock('2030-01-01T12:00:00Z');
const log = createTestLog();
const game = toldLottery(clock.now(), { gameId: 'lottossc1', vendor: 'LOTT', family: 'SSC' });
const board = (): LotteryBoard => ({ now: clock.now().getTime(), games: [game] });

test('[PLAY-9] however many look at once, whoever draws is asked once a second', async () => {
  let asked = 0;
  const reader = createLotteryReader({
    clock,
    log,
    async readLotteries() {
      asked += 1;
      return board();
    },
  });
  await Promise.all(Array.from({ length: 500 }, () => reader.readBoard()));
  clock.advance(999);
  await reader.readBoard();
  expect(asked).toBe(1);
  clock.advance(1);
  await reader.readBoard();
  expect(asked).toBe(2);
});

test('[PLAY-9] the time told is that of whoever draws, also when the answer was kept', async () => {
  const then = clock.now().getTime() - 90_000;
  const reader = createLotteryReader({
    clock,
    log,
    readLotteries: async () => ({ now: then, games: [game] }),
  });
  expect(await reader.readBoard()).toMatchObject({ ok: true, value: { now: new Date(then) } });
  clock.advance(600);
  expect(await reader.readBoard()).toMatchObject({
    ok: true,
    value: { now: new Date(then + 600) },
  });
});

test('[PLAY-9] whoever does not answer is said to be out of reach, asked once a second, and heard again', async () => {
  let asked = 0;
  let isUp = false;
  const reader = createLotteryReader({
    clock,
    log,
    async readLotteries() {
      asked += 1;
      if (!isUp) throw new Error('unreachable');
      return board();
    },
  });
  const refusal = { code: 'lottery.unreachable', detail: {} };
  for (let look = 0; look < 20; look += 1)
    expect(await reader.readBoard()).toEqual({ ok: false, refusal });
  expect(asked).toBe(1);
  isUp = true;
  clock.advance(1_000);
  expect(await reader.readBoard()).toMatchObject({ ok: true, value: { games: [game] } });
});

test('[PLAY-9] results are kept for each lottery apart', async () => {
  const asked: string[] = [];
  const reader = createLotteryReader({
    clock,
    log,
    async readLotteryResults(gameId) {
      asked.push(gameId);
      return toldResults(clock.now(), 3);
    },
  });
  for (const gameId of ['one', 'other', 'one', 'other'])
    expect(await reader.readResults(gameId)).toMatchObject({ ok: true, value: { length: 3 } });
  expect(asked).toEqual(['one', 'other']);
});

test('where nobody draws there is no lottery', async () => {
  const reader = createLotteryReader({ clock, log });
  expect(await reader.readBoard()).toEqual({ ok: true, value: { now: clock.now(), games: [] } });
  expect(await reader.readResults('one')).toEqual({ ok: true, value: [] });
});
