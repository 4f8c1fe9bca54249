import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Log } from '#platform/metrics/log';
import { type Fanout, type Message, writeMessage } from './fanout.ts';
import { createListeners } from './listeners.ts';

/** One channel for everything: Redis delivers it in one order to all nodes. */
const CHANNEL = 'maneki:fanout';
const START_WITHIN_MS = 10_000;

/** Several nodes that share a Redis. */
export async function fanOutByRedis(options: {
  url: string;
  makeMessageId: () => string;
  log: Log;
}): Promise<Fanout> {
  const { url, makeMessageId, log } = options;
  const listeners = createListeners(log);
  // A command that waits for a lost connection would hold the outbox; it fails and is tried again.
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 5_000 });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  for (const connection of [publisher, subscriber]) watchConnection(connection, log);

  subscriber.on('message', (_channel, text) => listeners.hear(readMessages(text, log)));
  await withinStart(subscriber.subscribe(CHANNEL), () => {
    subscriber.disconnect();
    publisher.disconnect();
  });
  // From here on a ready connection is a second one: what was said in between went unheard. The
  // connection subscribes again by itself; asking once more tells when that is in force.
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(listeners.miss, (error) => {
      log.warn({ err: error }, 'the fan-out could not subscribe again');
    });
  });

  return {
    async publish(pushes) {
      if (pushes.length === 0) return;
      const texts = pushes.map((push) => writeMessage({ ...push, id: makeMessageId() }));
      await publisher.publish(CHANNEL, `[${texts.join(',')}]`);
    },
    subscribe: listeners.subscribe,
    async close() {
      listeners.clear();
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}

/** A node that cannot hear the others must not start as if it could. */
async function withinStart(subscribed: Promise<unknown>, giveUp: () => void): Promise<void> {
  subscribed.catch(() => {});
  const late = Symbol('late');
  const first = await Promise.race([subscribed, wait(START_WITHIN_MS, late, { ref: false })]);
  if (first !== late) return;
  giveUp();
  throw new RedisUnreachableError();
}

/** Redis did not answer while the node was starting. */
export class RedisUnreachableError extends Error {
  override name = 'RedisUnreachableError';
  constructor() {
    super('Redis does not answer at REDIS_URL: start it first, or leave REDIS_URL out.');
  }
}

function watchConnection(connection: Redis, log: Log): void {
  let isAway = false;
  connection.on('error', (error) => {
    if (!isAway) log.error({ err: error }, 'Redis is away: open pages get no news');
    isAway = true;
  });
  connection.on('ready', () => {
    if (isAway) log.info({}, 'Redis is back: open pages get news again');
    isAway = false;
  });
}

/** Others may share this Redis; what is not ours is logged and left. */
function readMessages(text: string, log: Log): readonly Message[] {
  try {
    const messages: unknown = JSON.parse(text);
    if (Array.isArray(messages)) return messages;
  } catch (error) {
    log.warn({ err: error }, 'the fan-out heard a message that it cannot read');
  }
  return [];
}
