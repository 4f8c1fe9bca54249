import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { ChatMessage } from '@maneki/contract/messages/chat-schemas';
import { followRoom, type RoomPage } from '@maneki/contract/messages/follow-room';
import type { Topics } from '@maneki/contract/topics';
import { openTestPage } from '#platform/socket/testing/test-page';
import type { TestServer } from '#testing/test-server';

const TOPICS = ['messages.support', 'messages.lobby'] as const;
const SAID = {
  ...({ author: 'MEMBER', isOwn: false, key: null, isDeleted: false } as const),
  pictures: [],
};

type Frame =
  | { readonly type: 'subscribed'; readonly topics: string[]; readonly last: string }
  | {
      readonly type: 'event';
      readonly id: string;
      readonly topic: string;
      readonly payload: unknown;
    }
  | { readonly type: 'reset'; readonly topics: string[] };

/** A member's page that shows support and the lobby, as the site's: what it follows rooms by is the same. */
export function openChatPage(server: TestServer, port: number, cookie: string) {
  const later = (run: () => void) => {
    const timer = setTimeout(run, 5);
    return () => clearTimeout(timer);
  };
  const follow = (read: (place: object) => Promise<{ body: { value: RoomPage<ChatMessage> } }>) => {
    let list: readonly ChatMessage[] = [];
    const room = followRoom<ChatMessage>({
      read: async (place) => (await read(place)).body.value,
      show: (view) => {
        list = view.list ?? [];
      },
      later,
    });
    return {
      ...room,
      texts: () => list.map(({ text }) => text),
      seqs: () => list.map(({ seq }) => seq),
    };
  };
  const rooms = {
    'messages.support': follow((place) =>
      server.send(chatEndpoints.listSupport, place, { cookie }),
    ),
    'messages.lobby': follow((place) =>
      server.send(chatEndpoints.listLobby, { language: 'EN', ...place }, { cookie }),
    ),
  };
  const lastIds = new Map<string, string>();
  let page: Awaited<ReturnType<typeof openTestPage>> | undefined;

  const receive = (frame: Frame) => {
    if (frame.type === 'event') {
      lastIds.set(frame.topic, frame.id);
      if (frame.topic === 'messages.lobby') {
        const news = frame.payload as Topics['messages.lobby'];
        if (news.kind === 'LOOK') rooms['messages.lobby'].look();
        else
          rooms['messages.lobby'].hear(
            news.kind === 'REMOVED'
              ? { kind: 'removed', seq: news.seq }
              : { kind: 'message', message: { ...news.message, ...SAID } },
          );
      } else rooms['messages.support'].look();
      return;
    }
    for (const topic of frame.topics as (typeof TOPICS)[number][]) {
      const isNew = !lastIds.has(topic);
      if (frame.type === 'subscribed') lastIds.set(topic, frame.last);
      if (frame.type === 'reset' || isNew) rooms[topic].look();
    }
  };
  return {
    support: rooms['messages.support'],
    lobby: rooms['messages.lobby'],
    isConnected: () => page?.socket.readyState === page?.socket.OPEN && page !== undefined,
    async connect() {
      const own = await openTestPage(port, { host: 'localhost', headers: { cookie } });
      page = own;
      own.socket.on('message', (data) => {
        // What a cut connection still says is said to nobody.
        if (page === own) receive(JSON.parse(data.toString()) as Frame);
      });
      for (const topic of TOPICS) {
        const after = lastIds.get(topic);
        own.send({ type: 'subscribe', topics: [topic], ...(after ? { after } : {}) });
      }
    },
    /** As a phone loses its network: nothing is said any more. */
    cut() {
      page?.socket.terminate();
      page = undefined;
    },
    close() {
      page?.socket.terminate();
      for (const room of Object.values(rooms)) room.stop();
    },
  };
}
