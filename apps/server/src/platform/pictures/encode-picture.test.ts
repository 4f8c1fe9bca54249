import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture, type PictureRules } from './encode-picture.ts';

const RULES: PictureRules = {
  formats: ['png', 'jpeg'],
  bytesMax: 50_000,
  sideMax: 2_000,
  pixelsMax: 1_000_000,
  widthMax: 400,
  quality: 80,
};

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c0392b' } });

test('[HELP-4] a picture is known by what it holds, made smaller and encoded anew', async () => {
  const png = await draw(800, 600).png().toBuffer();
  const encoded = await encodePicture(png, RULES);
  expect(encoded).toMatchObject({ ok: true, value: { width: 400, height: 300 } });
  const { bytes } = (encoded as { value: { bytes: Buffer } }).value;
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' });
});

test('[HELP-4] where and when it was taken is not kept', async () => {
  const taken = await draw(40, 40)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const encoded = await encodePicture(taken, RULES);
  const { bytes } = (encoded as { value: { bytes: Buffer } }).value;
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes('somebody')).toBe(false);
});

test('[HELP-4] a square is cut from the middle', async () => {
  const encoded = await encodePicture(await draw(300, 100).png().toBuffer(), {
    ...RULES,
    widthMax: 96,
    isSquare: true,
  });
  expect(encoded).toMatchObject({ ok: true, value: { width: 96, height: 96 } });
});

test.each([
  ['a webp where none is taken', () => draw(40, 40).webp().toBuffer(), 'unreadable'],
  ['a page of script', async () => Buffer.from('<svg onload="alert(1)"/>'), 'unreadable'],
  [
    'a head without a picture behind it',
    async () => (await draw(40, 40).png().toBuffer()).subarray(0, 60),
    'unreadable',
  ],
  ['too many bytes', async () => Buffer.alloc(50_001), 'too_large'],
  ['a side that is too long', () => draw(2_001, 10).png().toBuffer(), 'too_wide'],
  ['a small file of many pixels', () => draw(1_001, 1_000).png().toBuffer(), 'too_wide'],
])('[HELP-4] %s is refused', async (_, bytes, code) => {
  expect(await encodePicture(await bytes(), RULES)).toEqual({ ok: false, refusal: { code } });
});
