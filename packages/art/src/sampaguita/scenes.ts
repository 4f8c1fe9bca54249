import type { Scene } from '../scene.ts';
import { appIcons } from './app-icons.ts';
import { backdropDark, backdropLight } from './backdrops.ts';
import { bannerEntry } from './banner-entry.ts';
import { bannerFair } from './banner-fair.ts';
import { bannerSafe } from './banner-safe.ts';
import { bannerWelcome } from './banner-welcome.ts';
import { defaultAvatar, defaultBanner, defaultTile } from './default-pictures.ts';
import { logoDark, logoLight, mark } from './mark.ts';
import { openGraph } from './open-graph.ts';

/** The merchant's whole set. A new merchant brings the same list. */
export const scenes: readonly Scene[] = [
  mark,
  logoDark,
  logoLight,
  bannerWelcome,
  bannerFair,
  bannerSafe,
  bannerEntry,
  defaultTile,
  defaultBanner,
  defaultAvatar,
  ...appIcons,
  openGraph,
  backdropDark,
  backdropLight,
];
