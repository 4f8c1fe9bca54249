import { mergeMessages, type Thread } from '@maneki/contract/messages/chat-thread';
import type { Topic } from '@maneki/contract/topics';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Message } from './queries.ts';

export type Page = { readonly list: readonly Message[]; readonly hasMore: boolean };
export type Place = { readonly after?: number; readonly before?: number };

/** What one room is read by. The same functions for as long as the room is shown. */
export type Room = {
  readonly topic: Topic;
  read(place: Place): Promise<Page>;
  /** Whether news of the topic is about messages of this room; nothing means that something was missed. */
  isAbout(payload: unknown): 'new' | 'changed' | undefined;
};

/** A push may be lost with the process that sends it: an open page looks by itself now and then. */
const LOOK_MS = 20_000;

/**
 * The messages of a room as far as they were read. News only says to look: what comes after the last message is read
 * then, so that after a cut nothing is missing, twice or in another order.
 */
export function useThread(room: Room) {
  const [thread, setThread] = useState<Thread<Message>>();
  const [hasEarlier, setHasEarlier] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const last = useRef(0);
  const looking = useRef<Promise<void> | undefined>(undefined);
  const isAgain = useRef(false);

  const take = useCallback((list: readonly Message[]) => {
    last.current = Math.max(last.current, list.at(-1)?.seq ?? 0);
    setThread((known) => mergeMessages(known ?? { list: [] }, list));
  }, []);
  const begin = useCallback(async () => {
    const page = await room.read({});
    take(page.list);
    setHasEarlier((known) => known || page.hasMore);
    setHasFailed(false);
  }, [room, take]);
  const follow = useCallback(async () => {
    let hasMore = true;
    while (hasMore) {
      const page = await room.read({ after: last.current });
      take(page.list);
      hasMore = page.hasMore;
    }
  }, [room, take]);
  /** One look at a time; what is said during one means one more. */
  const look = useCallback(
    (how: () => Promise<void>) => {
      if (looking.current) {
        isAgain.current = true;
        return;
      }
      looking.current = how()
        .catch(() => setHasFailed(true))
        .finally(() => {
          looking.current = undefined;
          if (!isAgain.current) return;
          isAgain.current = false;
          look(follow);
        });
    },
    [follow],
  );

  useEffect(() => {
    look(begin);
    const listening = import('#platform/call/socket.ts').then(({ listen }) =>
      listen(room.topic, (payload) => {
        const about = payload === undefined ? 'new' : room.isAbout(payload);
        if (about) look(about === 'changed' ? begin : follow);
      }),
    );
    listening.catch(() => {});
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look(follow);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      listening.then((stop) => stop()).catch(() => {});
    };
  }, [room, look, begin, follow]);

  return {
    list: thread?.list,
    hasFailed,
    hasEarlier,
    take,
    again: () => look(begin),
    async readEarlier() {
      const before = thread?.list[0]?.seq;
      if (before === undefined) return;
      const page = await room.read({ before });
      take(page.list);
      setHasEarlier(page.hasMore);
    },
  };
}
