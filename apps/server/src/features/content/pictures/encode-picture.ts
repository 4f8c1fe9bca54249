import { PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX } from '@maneki/contract/content/desk';
import { done, refused } from '@maneki/kernel/outcome';
import sharp from 'sharp';

/** As libvips calls them; AVIF is a HEIF whose frames are compressed by AV1. */
const FORMATS = new Set(['png', 'jpeg', 'webp', 'heif']);
/** Three dots to a point on the widest phone, and no more: nobody sees the rest. */
const WIDTH_MAX = 1_440;
const QUALITY = 82;
const MEGABYTE = 1_000_000;

/**
 * Reads a picture by what it holds, whatever its name says, and encodes it anew: what comes out is a picture and
 * nothing else, without a camera's notes of where it was taken.
 */
export async function encodePicture(bytes: Buffer) {
  if (bytes.length > PICTURE_BYTES_MAX) {
    const megabytes = PICTURE_BYTES_MAX / MEGABYTE;
    return refused({ code: 'content.picture_too_large', detail: { megabytes } });
  }
  const described = await describe(bytes);
  if (!described) return refused({ code: 'content.picture_unreadable', detail: {} });
  if (Math.max(described.width, described.height) > PICTURE_PIXELS_MAX)
    return refused({ code: 'content.picture_too_wide', detail: { pixels: PICTURE_PIXELS_MAX } });
  try {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ width: WIDTH_MAX, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return done({ bytes: data, width: info.width, height: info.height });
  } catch {
    // A head that promises a picture, and no picture behind it.
    return refused({ code: 'content.picture_unreadable', detail: {} });
  }
}

/** From the head alone: nothing large is unpacked before its size is known. */
async function describe(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    const { format, compression, width, height } = await sharp(bytes).metadata();
    if (!FORMATS.has(format) || (format === 'heif' && compression !== 'av1')) return undefined;
    return { width, height };
  } catch {
    return undefined;
  }
}
