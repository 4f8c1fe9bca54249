import type { ArtFile, ArtPicture } from '@maneki/art/art-picture';
import { artAddress } from '@maneki/art/resolve-art';
import type { PictureImage } from '@maneki/ui/picture';

/** Where the site's own server keeps the art, which image hosts mirror. */
export const ART_FOLDER = '/m/art';

/** A picture in the form that the image component takes: names only, hosts are tried in turn. */
export function toImage({ files, width, height, placeholder }: ArtPicture): PictureImage {
  const fallback = files.webp?.[0]?.file ?? files.png?.[0]?.file ?? files.svg ?? '';
  return {
    path: `/${fallback}`,
    ...(files.avif ? { avif: byWidth(files.avif) } : {}),
    ...(files.webp ? { webp: byWidth(files.webp) } : {}),
    width,
    height,
    // A drawing on a transparent ground would be preceded by a coloured box.
    ...(files.svg ? {} : { placeholder: placeholder.colour }),
  };
}

const byWidth = (files: readonly ArtFile[]) =>
  Object.fromEntries(files.map(({ width, file }) => [width, `/${file}`]));

/** A file of the art at the site's own server. */
export const addressOf = (file: string | undefined): string =>
  artAddress(file ?? '', '', ART_FOLDER);
