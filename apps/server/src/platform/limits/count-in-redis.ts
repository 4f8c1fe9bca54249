import type { Clock } from '@maneki/kernel/clock';
import { Redis } from 'ioredis';
import type { Log } from '#platform/metrics/log';
import { countInProcess, judge, type Limiter } from './limits.ts';

// One round trip and no gap between counting and starting the window. A key without an end would
// lock its caller out for ever, so the end is set whenever it is missing.
const ADD = `
local taken = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { taken, left }`;

const ANSWER_WITHIN_MS = 500;

/**
 * Counts in Redis, so that a limit holds across all nodes. While Redis is away each node counts for
 * itself: a limit that is too generous for a while is better than a site that answers nobody.
 */
export function countInRedis(options: { url: string; clock: Clock; log: Log }): Limiter {
  const { url, clock, log } = options;
  const fallback = countInProcess(clock);
  const redis = new Redis(url, {
    commandTimeout: ANSWER_WITHIN_MS,
    connectTimeout: ANSWER_WITHIN_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  // Without a listener ioredis prints each failed attempt to connect; the state is told below.
  redis.on('error', () => {});
  const connected = waitUntilDecided(redis);
  let isAway = false;

  const tellState = (away: boolean, error?: unknown) => {
    if (away === isAway) return;
    isAway = away;
    if (away) log.error({ err: error }, 'Redis is away: limits are counted by each node alone');
    else log.info({}, 'Redis is back: limits are counted across nodes again');
  };

  /** The count and when its window ends, or undefined while Redis is away. */
  const add = async (key: string, by: 0 | 1, perSeconds: number) => {
    await connected;
    try {
      const windowMs = perSeconds * 1_000;
      const answer = (await redis.eval(ADD, 1, `limit:${key}`, windowMs, by)) as [number, number];
      tellState(false);
      return { taken: answer[0], leftMs: answer[1] };
    } catch (error) {
      tellState(true, error);
      return undefined;
    }
  };

  return {
    async take(key, limit) {
      const counted = await add(key, 1, limit.perSeconds);
      return counted ? judge({ ...counted, calls: limit.calls }) : fallback.take(key, limit);
    },
    async count(key, adding) {
      const counted = await add(key, adding.by, adding.perSeconds);
      return counted ? counted.taken : fallback.count(key, adding);
    },
    async close() {
      redis.disconnect();
      await fallback.close();
    },
  };
}

/** The first calls wait for the first attempt to connect, and for no later one. */
function waitUntilDecided(redis: Redis): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const event of ['ready', 'close', 'end'] as const) redis.once(event, () => resolve());
  return promise;
}
