import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { noticeInput, writeContent } from './testing/write-content.ts';

const server = await startTestServer();
afterAll(() => server.dispose());

const policyOf = async (host: string) => {
  const { headers } = await server.app.inject({ url: '/m/home', headers: { host } });
  const policy = String(headers['content-security-policy']);
  return ['img-src', 'media-src'].map((name) => new RegExp(`${name} [^;]*`).exec(policy)?.[0]);
};

test('[HOME-13] a page may load what its own merchant’s content names, from the next visit on', async () => {
  const own = ["img-src 'self' data: blob:", "media-src 'self'"];
  expect(await policyOf('localhost')).toEqual(own);
  const film = { linkType: 'URL', linkage: 'https://films.example/night.webm' } as const;
  const image = 'https://pictures.example/night.webp';
  await writeContent(server, noticeInput('A film', { kind: 'H', image, ...film }));
  expect(await policyOf('localhost')).toEqual(
    own.map((line) => `${line} https://films.example https://pictures.example`),
  );
  expect(await policyOf('ph.localhost')).toEqual(own);
});
