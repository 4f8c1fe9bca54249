import { beforeEach, expect, test } from 'vitest';
import { createDrawClock } from './draw-clock.ts';

const SERVER = Date.parse('2030-01-01T12:00:00.400Z');

/** A page whose clock and timers go on when the test says so. */
const page = { now: 5_000, timers: new Map<() => void, number>() };
const pass = (ms: number) => {
  page.now += ms;
  for (const [then, due] of [...page.timers])
    if (due <= page.now) {
      page.timers.delete(then);
      then();
    }
};
const open = () =>
  createDrawClock({
    now: () => page.now,
    wait(then, ms) {
      const run = () => then();
      page.timers.set(run, page.now + ms);
      return () => page.timers.delete(run);
    },
  });
const told = (serverMs: number, uncertainMs = 20) => ({
  serverMs,
  seenAt: page.now,
  uncertainMs,
});

beforeEach(() => {
  page.now = 5_000;
  page.timers.clear();
});

test('[PLAY-9] time goes by the clock that issues go by, whatever the page’s own says', () => {
  const clock = open();
  expect(clock.read()).toBeUndefined();
  clock.hear(told(SERVER));
  page.now += 2_500;
  expect(clock.read()).toBe(SERVER + 2_500);
});

test('[PLAY-9] however many count down, one timer ticks, just when a second begins there', () => {
  const clock = open();
  const seen: (number | undefined)[] = [];
  const stops = Array.from({ length: 20 }, () => clock.subscribe(() => seen.push(clock.second())));
  clock.hear(told(SERVER));
  expect(page.timers.size).toBe(1);
  seen.length = 0;
  pass(599);
  expect(seen).toEqual([]);
  pass(1);
  const next = Math.floor(SERVER / 1_000) + 1;
  expect(seen).toEqual(Array(20).fill(next));
  pass(1_000);
  expect(clock.second()).toBe(next + 1);
  for (const stop of stops) stop();
  expect(page.timers.size).toBe(0);
});

test('[PLAY-9] a slow answer does not unsettle what a quick one told, until that has grown old', () => {
  const clock = open();
  clock.hear(told(SERVER, 20));
  page.now += 10_000;
  clock.hear(told(SERVER + 10_900, 900));
  expect(clock.read()).toBe(SERVER + 10_000);
  clock.hear(told(SERVER + 10_010, 15));
  expect(clock.read()).toBe(SERVER + 10_010);
  page.now += 61_000;
  clock.hear(told(SERVER + 71_300, 900));
  expect(clock.read()).toBe(SERVER + 71_300);
});
