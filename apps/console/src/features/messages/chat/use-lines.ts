import type { ChatLine } from '@maneki/contract/messages/chat-console-schemas';
import { mergeMessages, type Thread } from '@maneki/contract/messages/chat-thread';
import { useCallback, useEffect, useRef, useState } from 'react';

type Page = { readonly list: readonly ChatLine[]; readonly hasMore: boolean };
type Place = { readonly after?: number; readonly before?: number };

/** Messages of a room as far as they were read; `until` is the last that there is, as far as anybody told. */
export function useLines(read: (place: Place) => Promise<Page>, until: number) {
  const [thread, setThread] = useState<Thread<ChatLine>>();
  const [hasEarlier, setHasEarlier] = useState(false);
  const last = useRef<number | undefined>(undefined);
  const isReading = useRef(false);
  const take = useCallback((list: readonly ChatLine[]) => {
    last.current = Math.max(last.current ?? 0, list.at(-1)?.seq ?? 0);
    setThread((known) => mergeMessages(known ?? { list: [] }, list));
  }, []);

  useEffect(() => {
    if (isReading.current || (last.current !== undefined && last.current >= until)) return;
    isReading.current = true;
    const isFirst = last.current === undefined;
    read(isFirst ? {} : { after: last.current ?? 0 })
      .then((page) => {
        take(page.list);
        if (isFirst) setHasEarlier(page.hasMore);
      })
      // Whoever tells how far the room goes is asked again soon, and this with it.
      .catch(() => {})
      .finally(() => {
        isReading.current = false;
      });
  });

  return {
    list: thread?.list ?? [],
    hasEarlier,
    take,
    async readEarlier() {
      const before = thread?.list[0]?.seq;
      if (before === undefined) return;
      const page = await read({ before });
      take(page.list);
      setHasEarlier(page.hasMore);
    },
  };
}
