/** What a page holds of a room: some of its messages, each once, in the order of the room. */
export type Thread<Message extends { readonly seq: number }> = {
  readonly list: readonly Message[];
};

/**
 * Takes in messages that an answer brought. Answers may overtake each other or come twice: a message stands once, where
 * its number says, as it was told last.
 */
export function mergeMessages<Message extends { readonly seq: number }>(
  { list }: Thread<Message>,
  news: readonly Message[],
): Thread<Message> {
  if (news.length === 0) return { list };
  const bySeq = new Map(list.map((message) => [message.seq, message]));
  for (const message of news) bySeq.set(message.seq, message);
  return { list: [...bySeq.values()].sort((one, other) => one.seq - other.seq) };
}

/** Takes away what messages said that were removed. */
export function markRemoved<
  Message extends {
    readonly seq: number;
    readonly isDeleted: boolean;
    readonly text: string;
    readonly pictures: readonly string[];
  },
>({ list }: Thread<Message>, removed: readonly number[]): Thread<Message> {
  if (removed.length === 0) return { list };
  const gone = new Set(removed);
  return {
    list: list.map((message) =>
      gone.has(message.seq) ? { ...message, isDeleted: true, text: '', pictures: [] } : message,
    ),
  };
}

/** Up to where a page has a room without gaps, and what it was told of beyond a gap. */
export type Following<Message extends { readonly seq: number }> = {
  readonly last: number;
  readonly early: readonly Message[];
};

/**
 * Takes in a message that was told by a push. What several people write at once may be told in another order: what
 * is too early waits for what comes before it, so that nobody asks for what is on its way.
 */
export function takePushed<Message extends { readonly seq: number }>(
  { last, early }: Following<Message>,
  told: readonly Message[],
): Following<Message> & { readonly ready: readonly Message[] } {
  const waiting = mergeMessages({ list: early }, told).list.filter(({ seq }) => seq > last);
  const gap = waiting.findIndex(({ seq }, index) => seq !== last + 1 + index);
  const count = gap === -1 ? waiting.length : gap;
  return { last: last + count, ready: waiting.slice(0, count), early: waiting.slice(count) };
}
