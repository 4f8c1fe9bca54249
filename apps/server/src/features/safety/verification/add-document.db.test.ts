import { DOCUMENT_BYTES_MAX, type DocumentSide } from '@maneki/contract/safety/verification';
import { verificationEndpoints as own } from '@maneki/contract/safety/verification-endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { silentLog } from '#testing/silent-log';
import { startTestServer } from '#testing/test-server';
import { verificationJobs } from './jobs.ts';
import { CAMERA_NOTE, padTo, takePhoto } from './testing/photos.ts';
import { placeOf } from './verification-services.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, send, services } = server;
const as = { cookie: await server.logIn('sakura') };
const photo = await takePhoto();

const add = (bytes: Buffer, side: DocumentSide = 'FRONT') =>
  send(own.addDocument, { side, data: bytes.toString('base64') }, as);

async function stored() {
  const { rows } = await database.statement((tx) =>
    sql<{ memberId: string; side: string; sealed: string }>`
      select member_id as "memberId", side, sealed from safety_uploads`.execute(tx),
  );
  return rows;
}

const refusal = (code: string, status = 422) => ({ status, body: { code: `safety.${code}` } });

test('[CASH-5] at rest a photo is sealed: no head of a picture, no note of a camera, no two alike', async () => {
  expect(await add(photo)).toMatchObject({ status: 200, body: { value: { uploaded: ['FRONT'] } } });
  const [first] = await stored();
  await add(photo);
  const [again] = await stored();
  expect(again!.sealed).not.toBe(first!.sealed);
  const bytes = Buffer.from(first!.sealed.split('.')[1]!, 'base64url');
  const heads = [
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('RIFF'),
    Buffer.from('WEBP'),
    Buffer.from('Exif'),
    Buffer.from(CAMERA_NOTE),
  ];
  for (const head of heads) expect(bytes.includes(head), head.toString()).toBe(false);

  const opened = services.documentSealer.open(first!.sealed, placeOf(first!.memberId, 'FRONT'))!;
  expect(photo.includes(Buffer.from(CAMERA_NOTE))).toBe(true);
  expect(opened.includes(Buffer.from(CAMERA_NOTE))).toBe(false);
  expect((await sharp(opened).metadata()).exif).toBeUndefined();
  // In another place of the table it is nothing.
  const elsewhere = placeOf(first!.memberId, 'BACK');
  expect(services.documentSealer.open(first!.sealed, elsewhere)).toBeUndefined();
});

test('[CASH-5] there are three photos at most: one of a side takes the place of the last', async () => {
  for (const side of ['FRONT', 'BACK', 'SELFIE', 'BACK'] as const) await add(photo, side);
  expect((await stored()).map(({ side }) => side).toSorted()).toEqual(['BACK', 'FRONT', 'SELFIE']);
  const fourth = { side: 'ELBOW', data: photo.toString('base64') } as never;
  expect(await send(own.addDocument, fourth, as)).toMatchObject({ status: 422 });
});

test('[CASH-5] five megabytes are taken, and not one byte more', async () => {
  expect(await add(padTo(photo, DOCUMENT_BYTES_MAX))).toMatchObject({ status: 200 });
  expect(await add(padTo(photo, DOCUMENT_BYTES_MAX + 1))).toMatchObject({
    ...refusal('picture_too_large', 413),
    body: { detail: { megabytes: 5 } },
  });
});

test('[CASH-5] what is no PNG or JPEG is refused, whatever it says of itself', async () => {
  const lies = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    Buffer.from('%PDF-1.7 a passport'),
    Buffer.concat([photo.subarray(0, 40), Buffer.from('nothing that belongs to a picture')]),
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('MZ a program')]),
    await sharp(photo).webp().toBuffer(),
    await sharp(photo).gif().toBuffer(),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
  ];
  for (const lie of lies)
    expect(await add(lie), lie.subarray(0, 12).toString()).toMatchObject(
      refusal('picture_unreadable'),
    );
  const png = await sharp(photo).png().toBuffer();
  expect(await add(png)).toMatchObject({ status: 200 });
});

test('[CASH-5] a small file that would unpack into something huge is refused by its head', async () => {
  const wide = { width: 8_193, height: 1, channels: 3, background: '#fff' } as const;
  const bomb = await sharp({ create: { ...wide, height: 8_193 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await add(bomb)).toMatchObject({
    ...refusal('picture_too_wide'),
    body: { detail: { pixels: 8_192 } },
  });
  const widest = await sharp({ create: { ...wide, width: 8_192, height: 2 } })
    .png()
    .toBuffer();
  expect(await add(widest)).toMatchObject({ status: 200 });
});

test('[CASH-5] photos that were put by and never sent in are forgotten after a day', async () => {
  await add(photo);
  const run = async (ms: number) => {
    const now = new Date(server.clock.now().getTime() + ms);
    for (const job of verificationJobs) await job.run({ database, now, log: silentLog } as never);
    return (await stored()).length;
  };
  expect(await run(DAY_MS)).toBeGreaterThan(0);
  expect(await run(DAY_MS + 1)).toBe(0);
});
