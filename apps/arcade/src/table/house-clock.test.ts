import { expect, test } from 'vitest';
import { HouseClock } from './house-clock.ts';

/** A clock here that a test moves; the house's is 5 000 ms ahead. */
function start() {
  let here = 1_000;
  const clock = new HouseClock(() => here);
  return {
    clock,
    wait: (ms: number) => {
      here += ms;
    },
    /** A question that is so long on its way there, and so long on its way back. */
    ask(thereMs: number, backMs: number) {
      const sent = here;
      here += thereMs + backMs;
      clock.learn({ sent, now: sent + thereMs + 5_000 });
    },
    error: () => clock.now() - (here + 5_000),
  };
}

test('the clock of the house is learnt without the time that its answer took', () => {
  const { ask, error } = start();
  ask(40, 40);
  expect(error()).toBe(0);
});

test('of several answers the quickest counts, whenever it came', () => {
  const { ask, error } = start();
  ask(20, 380);
  expect(error()).toBe(-180);
  ask(10, 10);
  expect(error()).toBe(0);
  ask(600, 0);
  expect(error()).toBe(0);
});

test('what is old is forgotten, so that a clock that drifts is followed', () => {
  const { ask, error } = start();
  ask(0, 0);
  for (let times = 0; times < 12; times += 1) ask(30, 10);
  expect(error()).toBe(10);
});

test('before any answer the latest time that was told counts', () => {
  const { clock, wait, error } = start();
  clock.hear(1_000 + 5_000 - 90);
  wait(50);
  clock.hear(1_050 + 5_000 - 20);
  clock.hear(1_050 + 5_000 - 70);
  expect(error()).toBe(-20);
});

test('after a sleep the old answers are no longer trusted', () => {
  const { clock, ask, error } = start();
  ask(1, 1);
  clock.forget();
  expect([error(), clock.samples]).toEqual([0, 0]);
  ask(100, 300);
  expect(error()).toBe(100 - 200);
});
