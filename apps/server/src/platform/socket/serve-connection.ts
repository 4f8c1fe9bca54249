import {
  isMemberTopic,
  RIGHTS_CHANGED_CODE,
  SESSION_OVER_CODE,
  type Topic,
} from '@maneki/contract/topics';
import { type Clock, MINUTE_MS } from '@maneki/kernel/clock';
import type { WebSocket } from 'ws';
import { type ClientMessage, isTopic, readClientMessage } from './client-message.ts';
import type { Hub, Subscriber } from './hub.ts';
import { type SocketCaller, topicAccess } from './topic-access.ts';

export const TOPICS_MAX = 50;
export const MESSAGES_PER_MINUTE_MAX = 60;
export const BUFFERED_BYTES_MAX = 256 * 1024;
export const BAD_MESSAGES_MAX = 3;

/** Close codes: 1xxx are the protocol's, 4xxx ours. */
export const CLOSE = {
  goingAway: 1001,
  policy: 1008,
  tooSlow: 1013,
  sessionOver: SESSION_OVER_CODE,
  rightsChanged: RIGHTS_CHANGED_CODE,
  noMerchant: 4404,
} as const;

const LEAVE_REASONS = {
  goingAway: 'the server is going away',
  sessionOver: 'session over',
  rightsChanged: 'rights changed',
} as const;

type Answer = { readonly type: string } & Readonly<Record<string, unknown>>;

/** Speaks with one page until it goes: listening, limits, and what to do with nonsense. */
export function serveConnection(options: {
  socket: WebSocket;
  merchantCode: string;
  caller: SocketCaller;
  hub: Hub;
  clock: Clock;
}): Subscriber {
  const { socket, merchantCode, caller, hub, clock } = options;
  const isWithinRate = createRate(clock);
  let badMessages = 0;

  const close = (code: number, reason: string) => {
    hub.quit(subscriber);
    socket.close(code, reason);
  };
  const write = (frame: string) => {
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read what it is sent would fill our memory with it.
    if (socket.bufferedAmount > BUFFERED_BYTES_MAX) return close(CLOSE.tooSlow, 'too slow');
    socket.send(frame);
  };
  const send = (answer: Answer) => write(JSON.stringify(answer));
  const now = () => clock.now().toISOString();

  const subscriber: Subscriber = {
    merchantCode,
    memberId: caller.memberId,
    topics: new Set(),
    hear: write,
    reset: (topics) => send({ type: 'reset', topics }),
    leave: (why) => close(CLOSE[why], LEAVE_REASONS[why]),
  };

  const subscribe = (names: readonly string[], after: string | undefined) => {
    const { topics, refusal } = chooseTopics(names, caller);
    if (refusal) return send({ type: 'error', ...refusal });
    const sum = new Set([...subscriber.topics, ...topics]).size;
    if (sum > TOPICS_MAX) return send({ type: 'error', code: 'too_many_topics' });

    for (const topic of topics) subscriber.topics.add(topic);
    send({ type: 'subscribed', topics, at: now(), last: hub.lastId(topics) });
    if (after === undefined) return;
    const { frames, lost } = hub.listMissed(subscriber, topics, after);
    frames.forEach(write);
    if (lost.length > 0) subscriber.reset(lost);
  };

  const answer = (message: ClientMessage) => {
    if (message.type === 'ping') return send({ type: 'pong', at: now(), last: hub.lastId() });
    if (message.type === 'subscribe') return subscribe(message.topics, message.after);
    for (const topic of message.topics.filter(isTopic)) subscriber.topics.delete(topic);
    return send({ type: 'unsubscribed', topics: message.topics });
  };

  socket.on('message', (frame, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!isWithinRate()) return close(CLOSE.policy, 'too many messages');
    const message = isBinary ? undefined : readClientMessage(frame.toString());
    if (message) return answer(message);
    send({ type: 'error', code: 'bad_message' });
    badMessages += 1;
    if (badMessages >= BAD_MESSAGES_MAX) close(CLOSE.policy, 'bad messages');
  });
  socket.on('close', () => hub.quit(subscriber));
  hub.join(subscriber);
  return subscriber;
}

/** All or nothing: a page that got half of its topics would not know which half. */
function chooseTopics(names: readonly string[], caller: SocketCaller) {
  const topics: Topic[] = [];
  if (names.length > TOPICS_MAX) return { topics, refusal: { code: 'too_many_topics' } };
  for (const name of new Set(names)) {
    if (!isTopic(name)) return { topics, refusal: { code: 'topic_unknown', topic: name } };
    const isNobodys = isMemberTopic(name) && caller.memberId === undefined;
    const isBarred = caller.barred?.includes(name) ?? false;
    if (isNobodys || isBarred || !caller.mayListen(topicAccess[name]))
      return { topics, refusal: { code: 'topic_not_permitted', topic: name } };
    topics.push(name);
  }
  return { topics, refusal: undefined };
}

function createRate(clock: Clock): () => boolean {
  let endsAt = 0;
  let messages = 0;
  return () => {
    const now = clock.now().getTime();
    if (now >= endsAt) {
      endsAt = now + MINUTE_MS;
      messages = 0;
    }
    messages += 1;
    return messages <= MESSAGES_PER_MINUTE_MAX;
  };
}
