import type { PictureImage } from '@maneki/ui/picture';
import { ART_FOLDER, addressOf, toImage } from './art-image.ts';
import type { LookArt } from './look-art.ts';

const ART = 'art:';

/** The proportions that a place on the page keeps for its pictures, wherever they come from. */
export const SHAPES = {
  banner: { width: 358, height: 190 },
  entry: { width: 390, height: 220 },
  popup: { width: 300, height: 220 },
  film: { width: 320, height: 180 },
} as const;

export type PictureShape = keyof typeof SHAPES;

/**
 * The picture that content names: one of the merchant's own art by its name, else an address. A name
 * that the look does not know is answered with the default banner; null where there is no picture.
 */
export function artImage(
  art: LookArt,
  address: string | null,
  shape: PictureShape,
): PictureImage | null {
  if (!address) return null;
  if (address.startsWith(`${ART_FOLDER}/`))
    return { path: address.slice(ART_FOLDER.length), ...SHAPES[shape] };
  if (!address.startsWith(ART)) return { path: address, ...SHAPES[shape] };
  const picture = findArt(art, address) ?? art.defaultBanner;
  return picture ? toImage(picture) : null;
}

/** Where a film can be read: an address over https, or a film among the art. Null for anything else. */
export function filmAddress(art: LookArt, linkage: string): string | null {
  if (/^https:\/\//i.test(linkage)) return linkage;
  if (!linkage.startsWith(ART)) return null;
  const file = findArt(art, linkage)?.files.webm?.[0]?.file;
  return file ? addressOf(file) : null;
}

const findArt = (art: LookArt, address: string) => {
  const name = address.slice(ART.length);
  return Object.hasOwn(art, name) ? art[name] : undefined;
};
