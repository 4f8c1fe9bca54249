import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compressPlugin from '@fastify/compress';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createSharedReplies } from './keep-compressed.ts';

const long = (word: string) => ({ value: `${word} `.repeat(1_000) });

async function open(options: { bytesMax?: number } = {}) {
  const app = fastify();
  afterAll(() => app.close());
  await app.register(compressPlugin, { threshold: 1_024 });
  const replies = createSharedReplies(options);
  const said: { now: unknown } = { now: long('first') };
  app.get('/', (_, reply) => replies.send(reply, said.now));
  const ask = (accepted?: string) =>
    app.inject({
      url: '/',
      headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
    });
  return { said, replies, ask };
}

test('a shared reply comes in the form that the client reads, and says that it depends on it', async () => {
  const { said, ask } = await open();
  const readers = {
    'gzip, deflate, br, zstd': ['br', brotliDecompressSync],
    'br;q=0, gzip': ['gzip', gunzipSync],
    gzip: ['gzip', gunzipSync],
    identity: [undefined, (bytes: Buffer) => bytes],
    'br;q=0.0': [undefined, (bytes: Buffer) => bytes],
  } as const;
  for (const [accepted, [encoding, read]] of Object.entries(readers)) {
    for (const time of ['first', 'second']) {
      const { headers, rawPayload } = await ask(accepted);
      expect([time, accepted, headers['content-encoding']]).toEqual([time, accepted, encoding]);
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect(JSON.parse(String(read(rawPayload)))).toEqual(said.now);
    }
  }
  expect((await ask()).json()).toEqual(said.now);
});

test('a reply that changes is compressed anew, and kept beside the earlier one', async () => {
  const { said, replies, ask } = await open();
  const read = async () => JSON.parse(String(brotliDecompressSync((await ask('br')).rawPayload)));
  expect(await read()).toEqual(long('first'));
  const once = replies.bytes;
  await read();
  expect(replies.bytes).toBe(once);
  said.now = long('other');
  expect(await read()).toEqual(long('other'));
  expect(replies.bytes).toBeGreaterThan(once);
});

test('what is kept stays within its bounds, and a reply that is larger is sent all the same', async () => {
  const { said, replies, ask } = await open({ bytesMax: 30_000 });
  for (const word of ['one', 'two', 'three', 'four', 'five']) {
    said.now = long(word);
    expect((await ask('br')).headers['content-encoding']).toBe('br');
    expect(replies.bytes).toBeLessThanOrEqual(30_000);
  }
  expect(replies.bytes).toBeGreaterThan(0);
  said.now = long('far too long to be kept here');
  const { rawPayload } = await ask('gzip');
  expect(JSON.parse(String(gunzipSync(rawPayload)))).toEqual(said.now);
  expect(replies.bytes).toBe(0);
});

test('a short reply is neither compressed nor kept', async () => {
  const { said, replies, ask } = await open();
  said.now = { value: 'short' };
  const { headers, body } = await ask('br, gzip');
  expect([headers['content-encoding'], body]).toEqual([undefined, '{"value":"short"}']);
  expect(replies.bytes).toBe(0);
});
