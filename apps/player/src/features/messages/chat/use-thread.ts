import {
  followRoom,
  type RoomNews,
  type RoomPage,
  type RoomPlace,
  type RoomView,
  type Wait,
} from '@maneki/contract/messages/follow-room';
import type { Topic } from '@maneki/contract/topics';
import { useEffect, useRef, useState } from 'react';
import type { Message } from './queries.ts';

/** What one room is read by. The same functions for as long as the room is shown. */
export type Room = {
  readonly topic: Topic;
  /** A push may be lost with the process that sends it: an open page looks by itself now and then. */
  readonly lookMs: number;
  read(place: RoomPlace): Promise<RoomPage<Message>>;
  newsOf(payload: unknown): RoomNews<Message> | undefined;
};

const NOTHING: RoomView<Message> = { list: undefined, hasEarlier: false, hasFailed: false };

const DRAWS = 2 ** 32;

const later = (run: () => void, { least, spread }: Wait) => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  const timer = setTimeout(run, least + (drawn / DRAWS) * spread);
  return () => clearTimeout(timer);
};

/** The messages of a room as far as they were read, kept up by news over the socket. */
export function useThread(room: Room) {
  const [view, setView] = useState(NOTHING);
  const follower = useRef<ReturnType<typeof followRoom<Message>>>(undefined);

  useEffect(() => {
    const own = followRoom<Message>({ read: room.read, show: setView, later });
    follower.current = own;
    own.look();
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      listen(room.topic, (payload) => {
        const news = payload === undefined ? ({ kind: 'look' } as const) : room.newsOf(payload);
        if (news) own.hear(news);
      }),
    );
    listening.catch(() => {});
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') own.look();
    }, room.lookMs);
    return () => {
      own.stop();
      clearInterval(timer);
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [room]);

  return {
    ...view,
    add: (message: Message) => follower.current?.add(message),
    again: () => follower.current?.look(),
    readEarlier: async () => follower.current?.readEarlier(),
  };
}
