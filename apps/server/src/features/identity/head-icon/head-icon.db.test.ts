import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { HEAD_ICONS, HEAD_PICTURE_BYTES_MAX } from '@maneki/contract/identity/head-icons';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';

const { getHeadIcon, setHeadIcon, getMember } = identityEndpoints;

let server: TestServer;
let sakura: string;
let agent: string;
beforeAll(async () => {
  server = await startTestServer();
  sakura = await server.logIn('sakura');
  agent = await server.logIn('agent01');
});
afterAll(() => server.dispose());

const plain = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } });
const upload = (bytes: Buffer, cookie = sakura) =>
  server.send(setHeadIcon, { data: bytes.toString('base64') }, { cookie });
const choose = (icon: (typeof HEAD_ICONS)[number] | null, cookie = sakura) =>
  server.send(setHeadIcon, { icon }, { cookie });
const shown = async (cookie = sakura): Promise<string | null> =>
  (await server.send(getMember, {}, { cookie })).body.value.headIcon;
const statusAt = async (url: string) => (await server.app.inject({ url })).statusCode;

test('[CASH-5] a member begins without a head icon, and chooses from twelve drawn ones', async () => {
  expect((await server.send(getHeadIcon, {}, { cookie: sakura })).body.value).toEqual({
    headIcon: null,
    offered: HEAD_ICONS,
  });
  expect(HEAD_ICONS).toHaveLength(12);
  expect((await choose('fox')).body.value).toEqual({ headIcon: 'art:fox' });
  expect(await shown()).toBe('art:fox');
  expect(await shown(agent)).toBeNull();
  expect((await choose(null)).body.value).toEqual({ headIcon: null });
  expect(await shown()).toBeNull();
});

test('[CASH-5] a picture becomes a small square without what a camera wrote into it, kept by browsers', async () => {
  const photo = await plain(1_200, 900)
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer();
  const { body, status } = await upload(photo);
  expect(status).toBe(200);
  const { headIcon } = body.value;
  expect(headIcon).toMatch(/^\/m\/heads\/[0-9a-f]{32}\.webp$/);
  expect(await shown()).toBe(headIcon);
  const { headers, rawPayload } = await server.app.inject({ url: headIcon });
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const served = await sharp(rawPayload).metadata();
  expect(served).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect(served.exif).toBeUndefined();
});

test('[CASH-5] a picture is gone once nobody goes by it', async () => {
  const bytes = await plain(300).png().toBuffer();
  const first = (await upload(bytes)).body.value.headIcon;
  expect((await upload(bytes, agent)).body.value.headIcon).toBe(first);
  expect((await upload(await plain(301).negate().png().toBuffer())).status).toBe(200);
  expect(await statusAt(first)).toBe(200);
  await choose('panda', agent);
  expect(await statusAt(first)).toBe(404);
  expect(await statusAt('/m/heads/none.webp')).toBe(404);
});

test('[CASH-5] [HELP-4] what is no PNG or JPEG, or too large, is refused in words and changes nothing', async () => {
  await choose('owl');
  const webp = await plain(9).webp().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [webp, svg, Buffer.from('hello'), Buffer.alloc(0)])
    expect(await upload(bytes)).toMatchObject({
      status: 422,
      body: { code: 'identity.picture_unreadable' },
    });
  expect(await upload(await plain(8_193, 1).png().toBuffer())).toMatchObject({
    body: { code: 'identity.picture_too_wide' },
  });
  const small = await plain(9).png().toBuffer();
  const filled = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
  expect(await upload(filled(HEAD_PICTURE_BYTES_MAX + 1))).toMatchObject({
    status: 413,
    body: {
      code: 'identity.picture_too_large',
      message: 'A picture may have at most 5 MB.',
    },
  });
  expect(await shown()).toBe('art:owl');
  expect((await upload(filled(HEAD_PICTURE_BYTES_MAX))).status).toBe(200);
});

test('[CASH-5] an operator takes a picture away, in writing, and leaves drawn faces alone', async () => {
  const { id: memberId } = (await server.send(getMember, {}, { cookie: sakura })).body.value;
  const support = await enterOperator(server, { name: 'sae', role: 'support' });
  const finance = await enterOperator(server, { name: 'fumi', role: 'finance' });
  const elsewhere = await enterOperator(server, {
    name: 'ines',
    role: 'support',
    merchants: ['sampaguita'],
    merchant: 'sampaguita',
  });
  const remove = (as: typeof support) =>
    server.send(
      identityConsoleEndpoints.removeHeadPicture,
      { memberId, reason: 'shows a stranger' },
      as,
    );
  await choose('owl');
  expect((await remove(support)).body.code).toBe('identity.picture_none');
  expect(await shown()).toBe('art:owl');

  const { headIcon } = (await upload(await plain(40).png().toBuffer())).body.value;
  expect((await remove(finance)).status).toBe(403);
  expect((await remove(elsewhere)).body.code).toBe('identity.member_unknown');
  expect((await remove(support)).status).toBe(200);
  expect(await shown()).toBeNull();
  expect(await statusAt(headIcon)).toBe(404);
  const owner = await enterOperator(server, { name: 'oto', role: 'owner' });
  const { rows } = (await server.send(operatorsEndpoints.listActs, {}, owner)).body.value;
  expect(rows[0]).toMatchObject({ operator: 'sae', act: 'identity.removeHeadPicture' });
});

test('[TRIAL-2] a trial is told to log in with an actual account', async () => {
  const { cookie } = await server.send(identityEndpoints.startTestPlay, {});
  const { body } = await server.send(setHeadIcon, { icon: 'fox' }, { cookie });
  expect(body.code).toBe('identity.actual_account_needed');
});
