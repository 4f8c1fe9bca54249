import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadMarker } from './read-marker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function mark(post: (id: string) => Promise<unknown> = async () => {}) {
  const told: string[] = [];
  const reload = vi.fn();
  const marker = createReadMarker({
    throttleMs: 150,
    post: (id) => {
      told.push(id);
      return post(id);
    },
    reload,
  });
  return { marker, told, reload };
}

test('[MSG-2] the first is told at once, and the list is asked for again', async () => {
  const { marker, told, reload } = mark();
  marker('a');
  expect(told).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[MSG-2] more within 150 ms are told together when those are over', async () => {
  const { marker, told, reload } = mark();
  for (const id of ['a', 'b', 'b', 'c']) marker(id);
  await vi.advanceTimersByTimeAsync(149);
  expect(told).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['a', 'b', 'c']);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('[MSG-2] after a rest the next is told at once again', async () => {
  const { marker, told } = mark();
  marker('a');
  await vi.advanceTimersByTimeAsync(150);
  marker('b');
  expect(told).toEqual(['a', 'b']);
});

test('what did not arrive asks for nothing again', async () => {
  const { marker, reload } = mark(() => Promise.reject(new Error('offline')));
  marker('a');
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).not.toHaveBeenCalled();
});
