import type { FastifyReply } from 'fastify';
import { type Compression, chooseEncoding, compress } from '../http/encoding.ts';

/** What is shorter fits into one packet as it is. */
const LENGTH_MIN = 1_024;
/** All that is kept, the replies as they were and compressed. */
const BYTES_MAX = 32 * 1024 * 1024;
/** Little dearer than compressing a reply that nobody asks for again. */
const EFFORT = 5;

type Kept = { readonly body: Promise<Buffer>; bytes: number };

export type SharedReplies = {
  /** Sends a reply in the form that the client reads, compressed once however often it is sent. */
  send(reply: FastifyReply, value: unknown): Promise<FastifyReply>;
  /** How much memory is used. */
  readonly bytes: number;
};

/**
 * Keeps replies compressed by what they say, not by what was asked: a reply that changes is another
 * one, and nobody has to tell the cache. The least recently used ones give way.
 */
export function createSharedReplies({ bytesMax = BYTES_MAX } = {}): SharedReplies {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const forget = (key: string, entry: Kept) => {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  };
  const addWeight = (entry: Kept, more: number) => {
    entry.bytes += more;
    bytes += more;
    for (const [key, oldest] of kept) {
      if (bytes <= bytesMax) break;
      forget(key, oldest);
    }
  };
  const keep = (key: string, body: Promise<Buffer>): Promise<Buffer> => {
    const entry: Kept = { body, bytes: 0 };
    kept.set(key, entry);
    // A character takes up to two bytes in memory.
    addWeight(entry, key.length * 2);
    body.then(
      ({ length }) => {
        if (kept.get(key) === entry) addWeight(entry, length);
      },
      () => forget(key, entry),
    );
    return body;
  };
  const find = (text: string, as: Compression): Promise<Buffer> => {
    const key = `${as} ${text}`;
    const entry = kept.get(key);
    if (!entry) return keep(key, compress(Buffer.from(text), { as, effort: EFFORT }));
    kept.delete(key);
    kept.set(key, entry);
    return entry.body;
  };

  return {
    async send(reply, value) {
      const text = JSON.stringify(value);
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      const as = chooseEncoding(reply.request.headers['accept-encoding']);
      if (as === 'identity' || text.length < LENGTH_MIN) return reply.send(text);
      const body = await find(text, as);
      return reply.header('content-encoding', as).send(body);
    },
    get bytes() {
      return bytes;
    },
  };
}
