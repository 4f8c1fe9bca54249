import {
  isMemberTopic,
  RIGHTS_CHANGED_CODE,
  SESSION_OVER_CODE,
  type Topic,
  type Topics,
} from '@maneki/contract/topics';
import { WebSocket as PersistentSocket } from 'partysocket';

type Hear<T extends Topic> = (payload: Topics[T] | undefined) => void;

type ServerMessage =
  | { type: 'subscribed'; topics: Topic[]; last: string }
  | { type: 'event'; id: string; topic: Topic; payload: never }
  | { type: 'reset'; topics: Topic[] };

/** A topic is kept for a while when nobody listens any more: often the next page wants it again. */
const LINGER_MS = 10_000;

const listeners = new Map<Topic, Set<Hear<Topic>>>();
const sessionOverListeners = new Set<() => void>();
const rightsListeners = new Set<() => void>();
/** What this connection was asked for, and what of it the server agreed to. */
const asked = new Set<Topic>();
const granted = new Set<Topic>();
/** Up to where each topic was heard, across connections. */
const lastIds = new Map<Topic, string>();
let socket: PersistentSocket | undefined;
/** Whether the session changed while the socket was on its way. */
let isOutdated = false;

/**
 * Listens to a topic over the tab's one WebSocket, which connects again by itself and goes on from the
 * last event it saw. `hear` without a payload means: something was missed, ask again. A member's topic
 * stays silent for guests, and speaks once somebody has logged in.
 */
export function listen<T extends Topic>(topic: T, hear: Hear<T>): () => void {
  const heard = listeners.get(topic) ?? new Set();
  const isFirst = heard.size === 0;
  heard.add(hear as Hear<Topic>);
  listeners.set(topic, heard);
  socket ??= open();
  subscribe(topic);
  // It was still subscribed, but what it said in between nobody heard.
  if (isFirst && granted.has(topic)) hear(undefined);
  return () => {
    heard.delete(hear as Hear<Topic>);
    if (heard.size === 0) setTimeout(dropUnheard, LINGER_MS, topic);
  };
}

/**
 * Connects again, because the session is another one: the server looks at its cookie only when a socket
 * connects. Whoever listens for a member hears that it is time to ask again.
 */
export function renewSocket(): void {
  forgetMember();
  // One that still connects is replaced once it stands: cut on its way, it is an error to the browser.
  if (socket?.readyState === PersistentSocket.CONNECTING) isOutdated = true;
  else socket?.reconnect();
}

/** Tells when the server closed the socket because its session is over. Answers what ends that. */
export function onSessionOver(listener: () => void): () => void {
  sessionOverListeners.add(listener);
  return () => sessionOverListeners.delete(listener);
}

/**
 * Tells when the server closed the socket because its member may listen to something else than before. Answers what
 * ends that.
 */
export function onRightsChanged(listener: () => void): () => void {
  rightsListeners.add(listener);
  return () => rightsListeners.delete(listener);
}

function open(): PersistentSocket {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  const opened = new PersistentSocket(`${scheme}://${window.location.host}/ws`, [], {
    maxReconnectionDelay: 30_000,
  });
  opened.addEventListener('open', () => {
    if (isOutdated) {
      isOutdated = false;
      opened.reconnect();
      return;
    }
    asked.clear();
    granted.clear();
    for (const [topic, heard] of listeners) if (heard.size > 0) subscribe(topic);
  });
  opened.addEventListener('message', ({ data }) => receive(JSON.parse(data) as ServerMessage));
  opened.addEventListener('close', ({ code }) => {
    if (code === RIGHTS_CHANGED_CODE) for (const listener of rightsListeners) listener();
    if (code !== SESSION_OVER_CODE) return;
    forgetMember();
    for (const listener of sessionOverListeners) listener();
  });
  return opened;
}

/** Each topic in a frame of its own: the server refuses a frame as a whole. */
function subscribe(topic: Topic): void {
  if (socket?.readyState !== PersistentSocket.OPEN || asked.has(topic)) return;
  asked.add(topic);
  const after = lastIds.get(topic);
  socket.send(JSON.stringify({ type: 'subscribe', topics: [topic], ...(after ? { after } : {}) }));
}

function dropUnheard(topic: Topic): void {
  if (listeners.get(topic)?.size !== 0) return;
  listeners.delete(topic);
  lastIds.delete(topic);
  granted.delete(topic);
  if (asked.delete(topic) && socket?.readyState === PersistentSocket.OPEN)
    socket.send(JSON.stringify({ type: 'unsubscribe', topics: [topic] }));
}

/** What was heard up to here was said to whoever was logged in. */
function forgetMember(): void {
  for (const topic of lastIds.keys()) if (isMemberTopic(topic)) lastIds.delete(topic);
}

function receive(message: ServerMessage): void {
  if (message.type === 'subscribed') {
    for (const topic of message.topics) {
      granted.add(topic);
      const isNew = !lastIds.has(topic);
      // Missed events follow and end at this very id; a later cut resumes from here.
      lastIds.set(topic, message.last);
      // What happened between the page's own calls and now nobody will tell us.
      if (isNew) tell(topic, undefined);
    }
  } else if (message.type === 'event') {
    remember(message);
    tell(message.topic, message.payload);
  } else if (message.type === 'reset') {
    for (const topic of message.topics) tell(topic, undefined);
  }
}

/** The server speaks in order, so whatever else is granted was heard up to here too. */
function remember({ id, topic }: { id: string; topic: Topic }): void {
  for (const other of granted)
    if (isMemberTopic(other) === isMemberTopic(topic)) lastIds.set(other, id);
}

function tell(topic: Topic, payload: Topics[Topic] | undefined): void {
  for (const hear of listeners.get(topic) ?? []) hear(payload);
}
