import type { Topic } from '@maneki/contract/topics';
import type { Fanout, Message } from '#platform/fanout/fanout';
import { createMessageRing } from './message-ring.ts';

/** Who missed more asks again: that is cheaper than to catch up one by one, and fits its buffer. */
const MISSED_MAX = 200;

/** One open page, as the hub sees it. */
export type Subscriber = {
  readonly merchantCode: string;
  readonly topics: Set<Topic>;
  /** Takes a written event: one text serves all pages. */
  hear(frame: string): void;
  /** What was missed cannot be told: the page asks again by calls. */
  reset(topics: readonly Topic[]): void;
  leave(): void;
};

/**
 * Brings what the fan-out says to the pages open on this node. Pages stand by merchant, so a
 * message is never even offered to another merchant's page.
 */
export function createHub(options: { fanout: Fanout; makeMessageId: () => string }) {
  const { fanout, makeMessageId } = options;
  const ring = createMessageRing(makeMessageId());
  const byMerchant = new Map<string, Set<Subscriber>>();
  const all = () => [...byMerchant.values()].flatMap((subscribers) => [...subscribers]);

  const stopListening = fanout.subscribe({
    hear(message) {
      ring.add(message);
      const subscribers = byMerchant.get(message.merchantCode);
      if (!subscribers) return;
      const frame = writeEvent(message);
      for (const subscriber of subscribers) {
        if (subscriber.topics.has(message.topic)) subscriber.hear(frame);
      }
    },
    missed() {
      ring.restart(makeMessageId());
      for (const subscriber of all()) {
        if (subscriber.topics.size > 0) subscriber.reset([...subscriber.topics]);
      }
    },
  });

  return {
    join(subscriber: Subscriber): void {
      const subscribers = byMerchant.get(subscriber.merchantCode) ?? new Set();
      byMerchant.set(subscriber.merchantCode, subscribers.add(subscriber));
    },
    quit(subscriber: Subscriber): void {
      const subscribers = byMerchant.get(subscriber.merchantCode);
      subscribers?.delete(subscriber);
      if (subscribers?.size === 0) byMerchant.delete(subscriber.merchantCode);
    },
    lastId: ring.lastId,
    /** What a page missed of these topics; undefined when it had better ask again. */
    listMissed(merchantCode: string, topics: readonly Topic[], after: string) {
      const missed = ring
        .listAfter(after)
        ?.filter((message) => message.merchantCode === merchantCode)
        .filter((message) => topics.includes(message.topic));
      if (!missed || missed.length > MISSED_MAX) return undefined;
      return missed.map(writeEvent);
    },
    /** Tells every page to leave, and hears no more. */
    close(): void {
      stopListening();
      for (const subscriber of all()) subscriber.leave();
    },
  };
}

const writeEvent = ({ id, topic, payload }: Message): string =>
  JSON.stringify({ type: 'event', id, topic, payload });

export type Hub = ReturnType<typeof createHub>;
