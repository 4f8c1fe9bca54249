import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { keepBriefly } from './keep-briefly.ts';

const clock = fixedClock('2030-01-01T12:00:00Z');

/** Counts how often it was read. */
function open(read: (key: string, nth: number) => Promise<string>) {
  let reads = 0;
  return keepBriefly({
    clock,
    forMs: 3_000,
    read: (key) => {
      reads += 1;
      return read(key, reads);
    },
  });
}

test('what was read is the answer until its time is over', async () => {
  const get = open(async (key, nth) => `${key}${nth}`);
  expect(await get('a')).toBe('a1');
  clock.advance(2_999);
  expect(await get('a')).toBe('a1');
  expect(await get('b')).toBe('b2');
  clock.advance(1);
  expect(await get('a')).toBe('a3');
});

test('who asks during a reading waits for it', async () => {
  const get = open(async (key, nth) => `${key}${nth}`);
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a1', 'a1', 'a1']);
});

test('a reading that failed is tried again at once', async () => {
  const get = open(async (key, nth) => {
    if (nth === 1) throw new Error('not now');
    return `${key}${nth}`;
  });
  await expect(get('a')).rejects.toThrow('not now');
  expect(await get('a')).toBe('a2');
});

test('a clock that was set back does not make anything last longer', async () => {
  const get = open(async (key, nth) => `${key}${nth}`);
  expect(await get('a')).toBe('a1');
  clock.advance(-10_000);
  expect(await get('a')).toBe('a2');
});
