import { TOPICS, type Topic } from '@maneki/contract/topics';
import { z } from 'zod';

/**
 * What a page may send. Topics are checked one by one, so that a new page can meet an old server.
 */
const messageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('subscribe'),
    topics: z.array(z.string().max(100)).min(1),
    after: z.string().max(100).optional(),
  }),
  z.strictObject({
    type: z.literal('unsubscribe'),
    topics: z.array(z.string().max(100)).min(1),
  }),
  z.strictObject({ type: z.literal('ping') }),
]);

export type ClientMessage = z.infer<typeof messageSchema>;

/** Reads a frame; undefined for anything that a page of ours would not send. */
export function readClientMessage(frame: string): ClientMessage | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(frame)).data;
  } catch {
    return undefined;
  }
}

const known: ReadonlySet<string> = new Set(TOPICS);

export const isTopic = (name: string): name is Topic => known.has(name);
