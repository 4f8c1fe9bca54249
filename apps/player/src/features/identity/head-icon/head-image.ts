import type { ArtPicture } from '@maneki/art/art-picture';
import * as heads from '@maneki/art/generated/heads';
import { DRAWN, type HeadIcon } from '@maneki/contract/identity/head-icons';
import type { PictureImage } from '@maneki/ui/picture';
import { toImage } from '#platform/art/art-image.ts';

/** A drawing for each name of the contract: a missing one does not compile. */
const DRAWINGS: Readonly<Record<HeadIcon, ArtPicture>> = heads;

export const drawnHead = (icon: HeadIcon): PictureImage => toImage(DRAWINGS[icon]);

/** The side of an uploaded head, as the server makes it. */
const SIDE_PX = 256;

/**
 * The picture that a member goes by, and whether image hosts mirror it, as they do the art. Undefined for whoever has
 * chosen none.
 */
export function headImage(
  headIcon: string | null,
): { readonly image: PictureImage; readonly isArt: boolean } | undefined {
  if (!headIcon) return undefined;
  if (!headIcon.startsWith(DRAWN))
    return { image: { path: headIcon, width: SIDE_PX, height: SIDE_PX }, isArt: false };
  const name = headIcon.slice(DRAWN.length);
  return Object.hasOwn(DRAWINGS, name)
    ? { image: drawnHead(name as HeadIcon), isArt: true }
    : undefined;
}
