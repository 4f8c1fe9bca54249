import { useState } from 'react';
import type { Asked } from '#platform/forms/ask.ts';
import type { Message } from './queries.ts';

/** A message that has no number yet. */
export type Unsent = {
  readonly key: string;
  readonly text: string;
  readonly images: readonly File[];
  readonly state: 'sending' | 'failed';
  readonly problem?: string | undefined;
};

export type Wish = Pick<Unsent, 'key' | 'text' | 'images'>;

const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

type Outbox = {
  readonly send: (wish: Wish) => Promise<Asked<Message>>;
  readonly say: (problem: Extract<Asked<unknown>, { ok: false }>) => string;
  readonly onSent: (message: Message) => void;
};

/** What was written and has not arrived. Sent again it keeps its key, so that it arrives once. */
export function useOutbox({ send, say, onSent }: Outbox) {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const drop = (key: string) => setUnsent((all) => all.filter((one) => one.key !== key));
  const attempt = async ({ key, text, images }: Wish) => {
    setUnsent((all) => [
      ...all.filter((one) => one.key !== key),
      { key, text, images, state: 'sending' },
    ]);
    const answer = await send({ key, text, images });
    if (answer.ok) {
      onSent(answer.value);
      return drop(key);
    }
    const problem = say(answer);
    setUnsent((all) =>
      all.map((one) => (one.key === key ? { ...one, state: 'failed', problem } : one)),
    );
  };
  return {
    unsent,
    drop,
    retry: (one: Unsent) => void attempt(one),
    write: (text: string, images: readonly File[] = []) =>
      void attempt({ key: makeKey(), text, images }),
  };
}
