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
