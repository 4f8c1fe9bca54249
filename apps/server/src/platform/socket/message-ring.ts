import type { Message } from '#platform/fanout/fanout';

const MESSAGES_MAX = 1_000;

/**
 * The last messages that this node heard, for pages that come back after a cut. It also knows the
 * id before its oldest message: who heard exactly up to there has missed nothing that is gone.
 */
export function createMessageRing(firstId: string, messagesMax = MESSAGES_MAX) {
  let messages: Message[] = [];
  let idBefore = firstId;

  return {
    add(message: Message): void {
      messages.push(message);
      // Cut in bulk: shifting a thousand entries for each message would cost more than it saves.
      if (messages.length < messagesMax * 2) return;
      idBefore = messages[messagesMax - 1]!.id;
      messages = messages.slice(messagesMax);
    },
    /** Forgets everything: from here on nobody can tell what was missed before. */
    restart(id: string): void {
      messages = [];
      idBefore = id;
    },
    lastId: (): string => messages.at(-1)?.id ?? idBefore,
    /** What came after this id, or undefined when that cannot be known here. */
    listAfter(id: string): readonly Message[] | undefined {
      if (id === idBefore) return messages.slice();
      const index = messages.findIndex((message) => message.id === id);
      return index < 0 ? undefined : messages.slice(index + 1);
    },
  };
}

export type MessageRing = ReturnType<typeof createMessageRing>;
