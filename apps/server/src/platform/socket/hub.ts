import { isMemberTopic, type Topic } from '@maneki/contract/topics';
import type { Fanout, Message } from '#platform/fanout/fanout';
import { createGroups } from './groups.ts';
import { createMessageRing } from './message-ring.ts';

/** Who missed more asks again: that is cheaper than to catch up one by one, and fits its buffer. */
const MISSED_MAX = 200;

/** All members' news share one ring, and there is far more of it than merchants have to say. */
const MEMBER_MESSAGES_MAX = 5_000;

/** One open page, as the hub sees it. */
export type Subscriber = {
  readonly merchantCode: string;
  /** Whose session the page has; undefined for a guest's page. */
  readonly memberId: string | undefined;
  readonly topics: Set<Topic>;
  /** Takes a written event: one text serves all pages. */
  hear(frame: string): void;
  /** What was missed cannot be told: the page asks again by calls. */
  reset(topics: readonly Topic[]): void;
  leave(why: 'goingAway' | 'sessionOver' | 'rightsChanged'): void;
};

/**
 * Brings what the fan-out says to the pages open on this node. Pages stand by merchant and by member,
 * so a message is never even offered to another merchant's page, nor a member's to another member's.
 */
export function createHub(options: { fanout: Fanout; makeMessageId: () => string }) {
  const { fanout, makeMessageId } = options;
  const byMerchant = createGroups<Subscriber>();
  const byMember = createGroups<Subscriber>();
  // Two rings, because members' news would soon push the little that merchants say out of one.
  const firstId = makeMessageId();
  const merchantRing = createMessageRing(firstId);
  const memberRing = createMessageRing(firstId, MEMBER_MESSAGES_MAX);
  const ringOf = (topic: Topic) => (isMemberTopic(topic) ? memberRing : merchantRing);

  const stopListening = fanout.subscribe({
    hear(message) {
      ringOf(message.topic).add(message);
      const group = isMemberTopic(message.topic)
        ? byMember.get(message.memberId)
        : byMerchant.get(message.merchantCode);
      let frame: string | undefined;
      for (const subscriber of group) {
        if (!subscriber.topics.has(message.topic) || !isFor(message, subscriber)) continue;
        frame ??= writeEvent(message);
        subscriber.hear(frame);
      }
    },
    missed() {
      const id = makeMessageId();
      for (const ring of [merchantRing, memberRing]) ring.restart(id);
      for (const subscriber of byMerchant.all()) {
        if (subscriber.topics.size > 0) subscriber.reset([...subscriber.topics]);
      }
    },
  });

  return {
    join(subscriber: Subscriber): void {
      byMerchant.add(subscriber.merchantCode, subscriber);
      byMember.add(subscriber.memberId, subscriber);
    },
    quit(subscriber: Subscriber): void {
      byMerchant.remove(subscriber.merchantCode, subscriber);
      byMember.remove(subscriber.memberId, subscriber);
    },
    /**
     * From where a page resumes that has just subscribed to these. Topics of both kinds have no such
     * place in common: then the members' are asked for again, which is safe.
     */
    lastId: (topics: readonly Topic[] = []): string =>
      (topics.length > 0 && topics.every(isMemberTopic) ? memberRing : merchantRing).lastId(),
    /** What a page missed of these topics, and those of them that it had better ask for again. */
    listMissed(subscriber: Subscriber, topics: readonly Topic[], after: string) {
      const rings = new Set(topics.map(ringOf));
      const frames: string[] = [];
      const lost: Topic[] = [];
      for (const ring of rings) {
        const wanted = topics.filter((topic) => ringOf(topic) === ring);
        const missed = ring
          .listAfter(after)
          ?.filter((message) => wanted.includes(message.topic) && isFor(message, subscriber));
        if (missed && missed.length <= MISSED_MAX) frames.push(...missed.map(writeEvent));
        else lost.push(...wanted);
      }
      return { frames, lost };
    },
    /** Tells every page to leave, and hears no more. */
    close(): void {
      stopListening();
      for (const subscriber of byMerchant.all()) subscriber.leave('goingAway');
    },
  };
}

/** Decided by the topic, not by what the message carries: a member's without a member is nobody's. */
function isFor({ topic, merchantCode, memberId }: Message, subscriber: Subscriber): boolean {
  if (merchantCode !== subscriber.merchantCode) return false;
  return !isMemberTopic(topic) || (memberId !== undefined && memberId === subscriber.memberId);
}

const writeEvent = ({ id, topic, payload }: Message): string =>
  JSON.stringify({ type: 'event', id, topic, payload });

export type Hub = ReturnType<typeof createHub>;
