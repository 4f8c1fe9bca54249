import { fixedClock } from '@maneki/testkit/fixed-clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, openTestRedis, type TestRedis } from '../limits/testing/test-redis.ts';
import { createTestLog } from '../metrics/testing/test-log.ts';
import { fanOutByRedis } from './fan-out-by-redis.ts';
import type { Fanout, Message, Push } from './fanout.ts';
import { createMessageIds } from './message-ids.ts';

const clock = fixedClock('2030-01-01T12:00:00Z');
let fanouts: Fanout[] = [];
let redis: TestRedis;

async function open(node: string) {
  const log = createTestLog();
  const makeMessageId = createMessageIds(clock, node);
  const fanout = await fanOutByRedis({ url: redis.url, makeMessageId, log });
  fanouts.push(fanout);
  const heard: Message[] = [];
  const missed: true[] = [];
  fanout.subscribe({
    hear: (message) => heard.push(message),
    missed: () => missed.push(true),
  });
  return { fanout, heard, log, countMissed: () => missed.length };
}

const push = (version: number): Push => ({
  topic: 'site.settings',
  merchantCode: 'maneki',
  payload: { version },
});

describe.skipIf(!hasRedis)('with Redis (skipped where no redis-server is installed)', () => {
  beforeAll(async () => {
    redis = await openTestRedis();
  });
  afterEach(async () => {
    await Promise.all(fanouts.map((fanout) => fanout.close()));
    fanouts = [];
  });
  afterAll(() => redis?.dispose());

  test('[OPS-2] all nodes hear all messages in one order', async () => {
    const nodes = [await open('a'), await open('b')];
    const publications = Array.from({ length: 50 }, (_, index) =>
      nodes[index % 2]!.fanout.publish([push(index), push(index + 1_000)]),
    );
    await Promise.all(publications);
    await waitFor(() => nodes.every(({ heard }) => heard.length === 100));
    expect(nodes[0]!.heard).toEqual(nodes[1]!.heard);
    expect(new Set(nodes[0]!.heard.map(({ id }) => id)).size).toBe(100);
  });

  test("a member's push reaches every node with its member", async () => {
    const nodes = [await open('a'), await open('b')];
    const news: Push = {
      topic: 'wallet.balance',
      merchantCode: 'maneki',
      memberId: 'm1',
      payload: { wallet: 'FREE', balance: '0.0001', currency: 'PHP', seq: '3' },
    };
    await nodes[0]!.fanout.publish([news, push(1)]);
    await waitFor(() => nodes.every(({ heard }) => heard.length === 2));
    for (const { heard } of nodes) {
      expect(heard.map(({ id, ...rest }) => rest)).toEqual([news, push(1)]);
    }
  });

  test('what is not ours on the channel is logged and left', async () => {
    const { fanout, heard, log } = await open('a');
    const stranger = new Redis(redis.url);
    await stranger.publish('maneki:fanout', 'not json');
    stranger.disconnect();
    await fanout.publish([push(1)]);
    await waitFor(() => heard.length === 1);
    expect(log.lines.map(({ level }) => level)).toEqual(['warn']);
  });

  test('a cut is told to those who listen, and messages flow again after it', async () => {
    const { fanout, heard, countMissed } = await open('a');
    expect(countMissed()).toBe(0);
    await redis.stop();
    await expect(fanout.publish([push(1)])).rejects.toThrow();
    await redis.start();
    await waitFor(() => countMissed() === 1);
    await waitFor(async () => {
      await fanout.publish([push(2)]);
      return heard.length > 0;
    });
    expect(heard[0]!.payload).toEqual({ version: 2 });
  });
});
