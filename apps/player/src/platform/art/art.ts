import type { ArtPicture } from '@maneki/art/art-picture';
import { categoryArt } from '@maneki/art/category-art';
import * as states from '@maneki/art/generated/states';
import { merchantArt } from '@maneki/art/merchant-art';
import { STUDIO_ART } from '@maneki/art/studio-art';
import { CATEGORIES } from '@maneki/contract/play/tickets';
import type { PictureImage } from '@maneki/ui/picture';
import { addressOf, toImage } from './art-image.ts';

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
    categories: describeCategories(),
    studios: describeStudios(),
    entryBanner: toImage(art.bannerEntry),
    freePlayBanner: toImage(art.bannerFreeplay),
    avatar: toImage(art.defaultAvatar),
    defaultTile: addressOf(art.defaultTile.files.webp?.[0]?.file),
    defaultBanner: addressOf(art.defaultBanner.files.webp?.[0]?.file),
    appIcon: addressOf(art.icon.files.png?.[0]?.file),
    appleTouch: addressOf(art.appleTouch.files.png?.[0]?.file),
    favicon: addressOf(art.favicon.files.png?.[0]?.file),
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

/** What the menu of games can show, the hot ones and all of them beside the categories. */
const MENU_ENTRIES = ['ALL', 'HOT', ...CATEGORIES] as const;

type IconPair = { readonly resting: string; readonly active: string };

function describeCategories(): Readonly<Record<(typeof MENU_ENTRIES)[number], IconPair>> {
  const pairs = MENU_ENTRIES.map((entry) => {
    const { resting, active } = categoryArt(entry);
    return [entry, { resting: markAddress(resting), active: markAddress(active) }] as const;
  });
  return Object.fromEntries(pairs) as Record<(typeof MENU_ENTRIES)[number], IconPair>;
}

type StudioSign = { readonly mark: string; readonly card: PictureImage };

/** The signs of studios by their codes; a studio without one goes by its name. */
function describeStudios(): Readonly<Record<string, StudioSign | undefined>> {
  const signs = Object.entries(STUDIO_ART).map(
    ([code, art]) => [code, { mark: markAddress(art.mark), card: toImage(art.wide) }] as const,
  );
  return Object.fromEntries(signs);
}

const markAddress = ({ files }: ArtPicture): string => addressOf(files.webp?.[0]?.file);

export type SiteArt = ReturnType<typeof describeArt>;
