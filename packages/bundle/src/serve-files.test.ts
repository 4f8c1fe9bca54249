import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFiles } from './serve-files.ts';

const app = fastify();
let root: string;
const measured: (string | undefined)[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'maneki-files-'));
  const written = {
    'a-1.js': 'plain',
    'a-1.js.br': 'brotli',
    'a-1.js.gz': 'gzip',
    'b-2.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(written)) await writeFile(join(root, name), text);
  app.addHook('onResponse', async ({ routeOptions }) => {
    measured.push((routeOptions.config as { callName?: string }).callName);
  });
  await app.register(
    (scope) => serveFiles(scope, { root, prefix: '/assets/', isCompressed: true }),
    {
      prefix: '/games',
    },
  );
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const ask = (name: string, accepted = '') =>
  app.inject({ url: `/games/assets/${name}`, headers: { 'accept-encoding': accepted } });

test('a file is sent as it was compressed, and kept forever', async () => {
  for (const [accepted, body] of [
    ['gzip, br', 'brotli'],
    ['gzip', 'gzip'],
    ['', 'plain'],
  ] as const)
    expect((await ask('a-1.js', accepted)).body).toBe(body);
  const { headers } = await ask('a-1.js', 'br');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect((await ask('b-2.svg', 'br')).body).toBe('<svg/>');
});

test.each(['c-3.js', 'a-1.js.br', '', '..%2fassets%2fa-1.js', 'A-1.js'])(
  'there is no %s',
  async (name) => {
    expect((await ask(name)).statusCode).toBe(404);
  },
);

test('all files of a folder are measured as one', async () => {
  measured.length = 0;
  for (const name of ['a-1.js', 'b-2.svg']) await ask(name);
  expect(new Set(measured)).toEqual(new Set(['/games/assets/*']));
});
