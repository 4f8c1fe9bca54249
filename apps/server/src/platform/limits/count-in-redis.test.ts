import { fixedClock } from '@maneki/testkit/fixed-clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestLog } from '../metrics/testing/test-log.ts';
import { countInRedis } from './count-in-redis.ts';
import type { Limiter } from './limits.ts';
import { hasRedis, openTestRedis, type TestRedis } from './testing/test-redis.ts';

const clock = fixedClock('2030-01-01T12:00:00Z');
let limiters: Limiter[] = [];

function open(url: string) {
  const log = createTestLog();
  const limiter = countInRedis({ url, clock, log });
  limiters.push(limiter);
  return { limiter, log };
}

afterEach(async () => {
  await Promise.all(limiters.map((limiter) => limiter.close()));
  limiters = [];
});

describe.skipIf(!hasRedis)('with Redis (skipped where no redis-server is installed)', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await openTestRedis();
  });
  afterAll(() => redis?.dispose());

  test('[OPS-2] nodes share one count: the last call that fits is taken, the next is not', async () => {
    const nodes = [open(redis.url).limiter, open(redis.url).limiter];
    const limit = { calls: 3, perSeconds: 60 };
    for (let call = 0; call < 3; call++) {
      expect(await nodes[call % 2]!.take('shared', limit)).toEqual({ ok: true });
    }
    for (const node of nodes) {
      expect(await node.take('shared', limit)).toEqual({ ok: false, retryAfterSeconds: 60 });
    }
    expect(await nodes[0]!.take('other', limit)).toEqual({ ok: true });
  });

  test('nodes share what they count without a limit, and ask without adding', async () => {
    const [one, other] = [open(redis.url).limiter, open(redis.url).limiter];
    const add = { by: 1, perSeconds: 60 } as const;
    expect([await one.count('counted', add), await other.count('counted', add)]).toEqual([1, 2]);
    expect(await one.count('counted', { ...add, by: 0 })).toBe(2);
  });

  test('of 200 parallel calls on two nodes with room for 50 exactly 50 are taken', async () => {
    const nodes = [open(redis.url).limiter, open(redis.url).limiter];
    const takes = Array.from({ length: 200 }, (_, call) =>
      nodes[call % 2]!.take('parallel', { calls: 50, perSeconds: 60 }),
    );
    const taken = (await Promise.all(takes)).filter(({ ok }) => ok);
    expect(taken).toHaveLength(50);
  });

  test('a window ends, however often a caller knocks', async () => {
    const { limiter } = open(redis.url);
    const limit = { calls: 1, perSeconds: 1 };
    expect(await limiter.take('window', limit)).toEqual({ ok: true });
    expect(await limiter.take('window', limit)).toEqual({ ok: false, retryAfterSeconds: 1 });
    await waitFor(async () => (await limiter.take('window', limit)).ok);
  });

  test('while Redis is away each node counts alone, says so once, and comes back', async () => {
    const { limiter, log } = open(redis.url);
    const limit = { calls: 2, perSeconds: 60 };
    await limiter.take('away', limit);
    await redis.stop();

    const taken = [];
    for (let call = 0; call < 4; call++) taken.push((await limiter.take('away', limit)).ok);
    expect(taken).toEqual([true, true, false, false]);
    expect(log.lines.map(({ level }) => level)).toEqual(['error']);

    await redis.start();
    await waitFor(async () => {
      await limiter.take('back', limit);
      return log.lines.at(-1)?.level === 'info';
    });
    expect(log.lines.map(({ level }) => level)).toEqual(['error', 'info']);
  });
});

test('a Redis that was never there is counted without', async () => {
  const { limiter, log } = open('redis://127.0.0.1:1');
  const limit = { calls: 1, perSeconds: 60 };
  expect((await limiter.take('a', limit)).ok).toBe(true);
  expect((await limiter.take('a', limit)).ok).toBe(false);
  expect(log.lines).toHaveLength(1);
});
