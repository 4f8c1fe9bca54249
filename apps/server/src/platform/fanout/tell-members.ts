import { setTimeout as wait } from 'node:timers/promises';
import type { MemberTopic, Topics } from '@maneki/contract/topics';
import type { Log } from '#platform/metrics/log';
import type { Fanout, MemberPush, MerchantPush } from './fanout.ts';

/** Faster than anybody reads, and slow enough that a fast game costs a few messages a second. */
const PUBLISH_EVERY_MS = 100;

/** What a merchant's pages hear so often that it goes the same way. */
type FrequentTopic = MemberTopic | 'messages.lobby';
export type NewsPush = MemberPush | Extract<MerchantPush, { topic: 'messages.lobby' }>;

/**
 * What of a topic stands for itself: later news replaces earlier only under the same key. A topic
 * without a line here does not compile.
 */
const keyOf: { readonly [Name in FrequentTopic]: (payload: Topics[Name]) => string } = {
  'wallet.balance': ({ wallet, currency }) => `${wallet} ${currency}`,
  'cashier.order': ({ orderNo }) => orderNo,
  'safety.verification': () => '',
  'rewards.changed': () => '',
  'rewards.level': () => '',
  'agents.changed': () => '',
  'agents.rain': () => '',
  'messages.changed': () => '',
  'messages.support': ({ kind }) => kind,
  'messages.lobby': (news) => `${news.language} ${news.kind} ${placeOf(news)}`,
};

const placeOf = (news: Topics['messages.lobby']): number => {
  if (news.kind === 'LOOK') return 0;
  return news.kind === 'MESSAGE' ? news.message.seq : news.seq;
};

const findKey = <Name extends FrequentTopic>(topic: Name, payload: Topics[Name]): string =>
  keyOf[topic](payload);

export type MemberNews = {
  /**
   * Tells a member's pages something soon. Returns at once and never throws: whoever moves money calls
   * it once the movement is kept, and does not wait for it.
   */
  tell(push: NewsPush): void;
  /** Publishes what is left; what is told afterwards nobody hears. */
  stop(): Promise<void>;
};

/**
 * Collects news for members and publishes only the newest of each kind, together, every so often. News
 * that could not be published is dropped: a fan-out that was cut tells pages itself to ask again.
 */
export function createMemberNews(options: {
  fanout: Pick<Fanout, 'publish'>;
  log: Log;
  everyMs?: number;
}): MemberNews {
  const { fanout, log, everyMs = PUBLISH_EVERY_MS } = options;
  const waiting = new Map<string, NewsPush>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  const publish = async () => {
    const pushes = [...waiting.values()];
    waiting.clear();
    try {
      await fanout.publish(pushes);
    } catch (error) {
      log.warn({ err: error, count: pushes.length }, 'news for members could not be published');
    }
  };
  // One publication after the other: a slow one must not be overtaken by newer news.
  const run = async () => {
    while (waiting.size > 0) {
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
      await publish();
    }
    running = undefined;
  };

  return {
    tell(push) {
      if (stopping.signal.aborted) return;
      const { memberId, merchantCode, topic, payload } = push;
      const key = JSON.stringify([memberId ?? merchantCode, topic, findKey(topic, payload)]);
      // Taken out first, so that what is published stands in the order of the latest news.
      waiting.delete(key);
      waiting.set(key, push);
      running ??= run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
