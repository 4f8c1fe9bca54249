import { TOPICS, type Topic, type Topics } from '@maneki/contract/topics';
import { WebSocket as PersistentSocket } from 'partysocket';

type Hear<T extends Topic> = (payload: Topics[T] | undefined) => void;

type ServerMessage =
  | { type: 'subscribed'; topics: Topic[]; last: string }
  | { type: 'event'; id: string; topic: Topic; payload: never }
  | { type: 'reset'; topics: Topic[] };

const listeners = new Map<Topic, Set<Hear<Topic>>>();
let socket: PersistentSocket | undefined;
let lastId: string | undefined;

/**
 * Listens to a topic over the tab's one WebSocket, which connects again by itself and goes on from the
 * last event it saw. `hear` without a payload means: something was missed, ask again.
 */
export function listen<T extends Topic>(topic: T, hear: Hear<T>): () => void {
  const heard = listeners.get(topic) ?? new Set();
  heard.add(hear as Hear<Topic>);
  listeners.set(topic, heard);
  socket ??= open();
  if (socket.readyState === PersistentSocket.OPEN) subscribe();
  return () => heard.delete(hear as Hear<Topic>);
}

function open(): PersistentSocket {
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
  const opened = new PersistentSocket(`${scheme}://${window.location.host}/ws`, [], {
    maxReconnectionDelay: 30_000,
  });
  opened.addEventListener('open', subscribe);
  opened.addEventListener('message', ({ data }) => receive(JSON.parse(data) as ServerMessage));
  return opened;
}

function subscribe(): void {
  const topics = TOPICS.filter((topic) => listeners.has(topic));
  socket?.send(JSON.stringify({ type: 'subscribe', topics, ...(lastId ? { after: lastId } : {}) }));
}

function receive(message: ServerMessage): void {
  if (message.type === 'subscribed') {
    // What happened between the page's own calls and now nobody will tell us.
    if (lastId === undefined) for (const topic of message.topics) tell(topic, undefined);
    // Missed events follow and end at this very id; a later cut resumes from here.
    lastId = message.last;
  } else if (message.type === 'event') {
    lastId = message.id;
    tell(message.topic, message.payload);
  } else if (message.type === 'reset') {
    for (const topic of message.topics) tell(topic, undefined);
  }
}

function tell(topic: Topic, payload: Topics[Topic] | undefined): void {
  for (const hear of listeners.get(topic) ?? []) hear(payload);
}
