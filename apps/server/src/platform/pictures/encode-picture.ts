import { done, refused } from '@maneki/kernel/outcome';
import sharp from 'sharp';

/** As libvips calls them; AVIF is a HEIF whose frames are compressed by AV1. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'heif';

/** What whoever takes a picture allows, and what it is made into. */
export type PictureRules = {
  readonly formats: readonly PictureFormat[];
  readonly bytesMax: number;
  /** The longest side that is still unpacked. */
  readonly sideMax: number;
  /** How many pixels are still unpacked, where that is less than two such sides would have. */
  readonly pixelsMax?: number;
  /** At most so many pixels wide afterwards; nothing is ever made larger. */
  readonly widthMax: number;
  /** Cut to a square of that width, from the middle. */
  readonly isSquare?: true;
  /** Of WebP, from 1 to 100. */
  readonly quality: number;
};

export type EncodedPicture = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
};

/**
 * Reads a picture by what it holds, whatever its name says, and encodes it anew as WebP: what comes out is a
 * picture and nothing else, without a camera's notes of where it was taken. Its size is read from the head alone,
 * so that a small file which unpacks into something huge is refused before it is unpacked.
 */
export async function encodePicture(bytes: Buffer, rules: PictureRules) {
  if (bytes.length > rules.bytesMax) return refused({ code: 'too_large' });
  const described = await describe(bytes, rules.formats);
  if (!described) return refused({ code: 'unreadable' });
  const { width, height } = described;
  const { sideMax, pixelsMax = sideMax * sideMax } = rules;
  if (Math.max(width, height) > sideMax || width * height > pixelsMax)
    return refused({ code: 'too_wide' });
  try {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize(
        rules.isSquare
          ? { width: rules.widthMax, height: rules.widthMax, fit: 'cover' }
          : { width: rules.widthMax, withoutEnlargement: true },
      )
      .webp({ quality: rules.quality })
      .toBuffer({ resolveWithObject: true });
    return done<EncodedPicture>({ bytes: data, width: info.width, height: info.height });
  } catch {
    // A head that promises a picture, and no picture behind it.
    return refused({ code: 'unreadable' });
  }
}

async function describe(bytes: Buffer, formats: readonly PictureFormat[]) {
  try {
    const { format, compression, width, height } = await sharp(bytes).metadata();
    if (!formats.some((allowed) => allowed === format)) return undefined;
    if (format === 'heif' && compression !== 'av1') return undefined;
    return { width, height };
  } catch {
    return undefined;
  }
}
