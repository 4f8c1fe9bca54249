import type { ArtPicture } from './art-picture.ts';
import * as maneki from './generated/maneki.ts';
import * as sampaguita from './generated/sampaguita.ts';

/** A merchant's whole set, by the names of its scenes: `bannerWelcome`, `logoDark`, `icon` … */
export type MerchantArt = Readonly<Record<keyof typeof maneki, ArtPicture>>;

const MERCHANT_ART: Readonly<Record<string, MerchantArt>> = { maneki, sampaguita };

/** The set that a merchant's settings name; a merchant without its own wears the default one. */
export function merchantArt(name: string): MerchantArt {
  return MERCHANT_ART[name] ?? maneki;
}
