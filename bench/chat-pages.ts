import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { ChatMessage } from '@maneki/contract/messages/chat-schemas';
import { followRoom, type RoomNews, type RoomPage } from '@maneki/contract/messages/follow-room';
import type { Topics } from '@maneki/contract/topics';
import { WebSocket } from 'ws';
import { addressOf, type ChatCaller } from './chat-caller.ts';
import type { Chatter } from './chat-members.ts';

/** Pages open a few at a time. */
const AT_ONCE = 50;

/** How often an open page asks by itself, as the site's own. */
const AGAIN_MS = { least: 100, spread: 900 };
const LOOK_MS = { support: 20_000, lobby: 60_000 };
const SAID_BY_OTHERS: Pick<ChatMessage, 'author' | 'isOwn' | 'key' | 'pictures' | 'isDeleted'> = {
  author: 'MEMBER',
  isOwn: false,
  key: null,
  pictures: [],
  isDeleted: false,
};

/** Which room a page shows, what it has come to know, and when. */
export type Seen = {
  readonly room: 'support' | 'lobby';
  list: readonly ChatMessage[];
  readonly texts: Map<string, number>;
  reads: number;
};

type Frame =
  | { readonly type: 'event'; readonly id: string; readonly payload: unknown }
  | { readonly type: 'subscribed'; readonly last: string }
  | { readonly type: 'reset' };

/** Opens pages that listen and read on as the site's own do: the first show support, the others the lobby. */
export async function openPages(
  port: number,
  caller: ChatCaller,
  {
    chatters,
    conversations,
  }: { readonly chatters: readonly Chatter[]; readonly conversations: number },
): Promise<{ readonly seen: readonly Seen[]; close(): void }> {
  const pages: Awaited<ReturnType<typeof openPage>>[] = [];
  for (let first = 0; first < chatters.length; first += AT_ONCE)
    pages.push(
      ...(await Promise.all(
        chatters.slice(first, first + AT_ONCE).map((chatter) => {
          const room = chatter.number <= conversations ? 'support' : 'lobby';
          return openPage(port, caller, { ...chatter, room });
        }),
      )),
    );
  return {
    seen: pages.map(({ seen }) => seen),
    close() {
      for (const { close } of pages) close();
    },
  };
}

async function openPage(
  port: number,
  caller: ChatCaller,
  { number, token, room }: Chatter & Pick<Seen, 'room'>,
) {
  const seen: Seen = { room, list: [], texts: new Map(), reads: 0 };
  const asker = { session: token, number };
  const listed = room === 'support' ? chatEndpoints.listSupport : chatEndpoints.listLobby;
  const thread = followRoom<ChatMessage>({
    async read(place) {
      seen.reads += 1;
      const language = room === 'lobby' ? { language: 'EN' } : {};
      const { status, value } = await caller.call(listed, { ...place, ...language }, asker);
      if (status !== 200) throw new Error(JSON.stringify(value));
      return value as RoomPage<ChatMessage>;
    },
    show({ list = [] }) {
      const now = performance.now();
      for (const { text } of list) if (!seen.texts.has(text)) seen.texts.set(text, now);
      seen.list = list;
    },
    later(run, { least, spread }) {
      const timer = setTimeout(run, least + randomInt(spread));
      return () => clearTimeout(timer);
    },
  });
  const socket = keepSocket(port, { asker, topic: `messages.${room}`, hear: thread.hear });
  await socket.connected;
  thread.look();
  const timer = setInterval(thread.look, LOOK_MS[room]);
  return {
    seen,
    close() {
      clearInterval(timer);
      thread.stop();
      socket.close();
    },
  };
}

type Listening = {
  readonly asker: { readonly session: string; readonly number: number };
  readonly topic: string;
  readonly hear: (news: RoomNews<ChatMessage>) => void;
};

/** Listens to a topic; cut off, it connects again and goes on from the last that it heard. */
function keepSocket(port: number, { asker, topic, hear }: Listening) {
  const headers = {
    cookie: `session=${asker.session}`,
    'x-forwarded-for': addressOf(asker.number),
  };
  let lastId: string | undefined;
  let isOver = false;
  let socket: WebSocket;
  const receive = (frame: Frame) => {
    if (frame.type === 'event') {
      lastId = frame.id;
      const news = newsOf(frame.payload as Topics['messages.support'] | Topics['messages.lobby']);
      if (news) hear(news);
    } else {
      if (frame.type === 'reset' || lastId === undefined) hear({ kind: 'look' });
      if (frame.type === 'subscribed') lastId = frame.last;
    }
  };
  const connect = (): Promise<unknown> => {
    socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
    socket.on('message', (data) => receive(JSON.parse(data.toString()) as Frame));
    socket.on('error', () => {});
    socket.on('open', () =>
      socket.send(
        JSON.stringify({ type: 'subscribe', topics: [topic], ...(lastId && { after: lastId }) }),
      ),
    );
    socket.on('close', () => {
      const again = () => void connect().catch(() => {});
      if (!isOver) setTimeout(again, AGAIN_MS.least + randomInt(AGAIN_MS.spread));
    });
    return once(socket, 'open');
  };
  return {
    connected: connect(),
    close() {
      isOver = true;
      socket.terminate();
    },
  };
}

function newsOf(
  news: Topics['messages.support'] | Topics['messages.lobby'],
): RoomNews<ChatMessage> | undefined {
  if (!('language' in news))
    return news.kind === 'MESSAGE' || news.kind === 'OWN' ? { kind: 'look' } : undefined;
  if (news.kind === 'LOOK') return { kind: 'look' };
  if (news.kind === 'REMOVED') return { kind: 'removed', seq: news.seq };
  return { kind: 'message', message: { ...news.message, ...SAID_BY_OTHERS } };
}
