import type { ArtFile, ArtPicture } from '@maneki/art/art-picture';
import { categoryArt } from '@maneki/art/category-art';
import * as states from '@maneki/art/generated/states';
import { merchantArt } from '@maneki/art/merchant-art';
import { artAddress } from '@maneki/art/resolve-art';
import type { PictureImage } from '@maneki/ui/picture';

/** Where the site's own server keeps the art. */
const BASE = '/m/art';

/** A picture in the form that the image component takes: names only, hosts are tried in turn. */
function toImage({ files, width, height, placeholder }: ArtPicture): PictureImage {
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

/**
 * The art of one look, as the frame and the first page need it. Only a loader calls this: the result
 * travels in the document, and the browser never learns of the other merchants' pictures.
 */
export function describeArt(look: string) {
  const art = merchantArt(look);
  const logo = (picture: ArtPicture) => ({
    address: addressOf(picture.files.svg),
    width: picture.width,
    height: picture.height,
  });
  return {
    banners: {
      welcome: toImage(art.bannerWelcome),
      fair: toImage(art.bannerFair),
      safe: toImage(art.bannerSafe),
    },
    slots: addressOf(categoryArt('RNG').resting.files.svg),
    entryBanner: toImage(art.bannerEntry),
    avatar: toImage(art.defaultAvatar),
    defaultTile: addressOf(art.defaultTile.files.webp?.[0]?.file),
    defaultBanner: addressOf(art.defaultBanner.files.webp?.[0]?.file),
    favicon: addressOf(art.favicon.files.svg),
    openGraph: addressOf(art.openGraph.files.jpeg?.[0]?.file),
    logo: { dark: logo(art.logoDark), light: logo(art.logoLight) },
    backdrop: {
      dark: addressOf(art.backdropDark.files.avif?.[0]?.file),
      light: addressOf(art.backdropLight.files.avif?.[0]?.file),
    },
    states: {
      maintenance: toImage(states.maintenance),
      region: toImage(states.region),
      serviceError: toImage(states.serviceError),
      offline: toImage(states.offline),
      outerApp: toImage(states.openInBrowser),
    },
  };
}

export type SiteArt = ReturnType<typeof describeArt>;

const addressOf = (file: string | undefined) => artAddress(file ?? '', '', BASE);
