import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOffering, type Outcome } from './keep-offering.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list that stands until it is ended, and counts how often it was offered. */
function begin(findOther: () => Promise<Outcome> | undefined = () => undefined) {
  const leaving = new AbortController();
  let end: (outcome: Outcome) => void = () => {};
  const offer = vi.fn(
    () =>
      new Promise<Outcome>((resolve) => {
        end = resolve;
      }),
  );
  const cancel = () => end('ended');
  const done = keepOffering({ offer, cancel, findOther, signal: leaving.signal });
  return { offer, done, leave: () => leaving.abort(), end: (how: Outcome) => end(how) };
}

test('a list is offered anew before its ceremony runs out', async () => {
  const { offer, leave, done } = begin();
  await vi.advanceTimersByTimeAsync(4 * 60_000 - 1);
  expect(offer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(offer).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(8 * 60_000);
  expect(offer).toHaveBeenCalledTimes(4);
  leave();
  await done;
});

test('a list that ends at once is offered again after a minute only', async () => {
  const { offer, end, leave, done } = begin();
  await vi.advanceTimersByTimeAsync(0);
  end('ended');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(offer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(offer).toHaveBeenCalledTimes(2);
  leave();
  await done;
});

test('nothing is offered after a login, nor after the form has gone', async () => {
  const entered = begin();
  await vi.advanceTimersByTimeAsync(0);
  entered.end('entered');
  await entered.done;
  const left = begin();
  await vi.advanceTimersByTimeAsync(0);
  left.leave();
  await left.done;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(entered.offer).toHaveBeenCalledTimes(1);
  expect(left.offer).toHaveBeenCalledTimes(1);
});

test('the list waits while the button has a ceremony of its own, and comes back after it', async () => {
  let other: Promise<Outcome> | undefined;
  let endOther: (outcome: Outcome) => void = () => {};
  const { offer, end, leave, done } = begin(() => other);
  await vi.advanceTimersByTimeAsync(0);
  other = new Promise((resolve) => {
    endOther = resolve;
  });
  end('ended');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(offer).toHaveBeenCalledTimes(1);
  other.then(() => {
    other = undefined;
  });
  endOther('ended');
  await vi.advanceTimersByTimeAsync(0);
  expect(offer).toHaveBeenCalledTimes(2);
  leave();
  await done;
});
