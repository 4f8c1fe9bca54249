import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerFiles } from './register-files.ts';

let folder: string;
const app = fastify();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maneki-art-'));
  const output = (format: string, width: number) => ({
    file: `tile.abc-${width}.${format}`,
    format,
    width,
  });
  const outputs = [output('avif', 216), output('webp', 216), output('webp', 324)];
  const manifest = { 'slots-maneki3-tile': { hash: 'abc', outputs } };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  for (const { file } of outputs) await writeFile(join(folder, file), file);
  await registerFiles(app, { arcade: folder, art: folder }, { frameOrigins: [] });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a picture is found by its part, width and format, and is known again by its hash', async () => {
  const answer = await app.inject('/art/maneki3/tile-216.avif');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=86400',
  });
  const etag = String(answer.headers.etag);
  const again = await app.inject({
    url: '/art/maneki3/tile-216.avif',
    headers: { 'if-none-match': etag },
  });
  expect(again.statusCode).toBe(304);
});

test('without a width the largest picture is sent', async () => {
  expect((await app.inject('/art/maneki3/tile.webp')).body).toBe('tile.abc-324.webp');
});

test.each(['tile-999.webp', 'tile.png', 'symbols.webp', '..%2fmanifest.json', '__proto__.webp'])(
  'there is no %s',
  async (file) => {
    expect((await app.inject(`/art/maneki3/${file}`)).statusCode).toBe(404);
  },
);

test('another game has none of its pictures', async () => {
  expect((await app.inject('/art/maneki4/tile.webp')).statusCode).toBe(404);
  expect((await app.inject('/art/..%2f..%2fetc/tile.webp')).statusCode).toBe(404);
});
