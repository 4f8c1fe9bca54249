import type { Scene } from '../scene.ts';
import { appIcons } from './app-icons.ts';
import { backdropDark, backdropLight } from './backdrops.ts';
import { bannerEntry } from './banner-entry.ts';
import { bannerFair } from './banner-fair.ts';
import { bannerFreeplay } from './banner-freeplay.ts';
import { bannerJackpot } from './banner-jackpot.ts';
import { bannerJoin } from './banner-join.ts';
import { bannerSafe } from './banner-safe.ts';
import { bannerSlots } from './banner-slots.ts';
import { bannerWelcome } from './banner-welcome.ts';
import { defaultAvatar, defaultBanner, defaultTile } from './default-pictures.ts';
import { film, filmPoster } from './film-slots.ts';
import { filmVault, hotVault } from './film-vault.ts';
import { hotFair, hotSlots } from './hot-news.ts';
import { logoDark, logoLight, mark } from './mark.ts';
import { openGraph } from './open-graph.ts';
import { popupFreeplay, popupLimits, popupWelcome } from './popups.ts';
import { promotions } from './promotions.ts';

/** The merchant's whole set. A new merchant brings the same list. */
export const scenes: readonly Scene[] = [
  mark,
  logoDark,
  logoLight,
  bannerWelcome,
  bannerFair,
  bannerSafe,
  bannerSlots,
  bannerJackpot,
  bannerFreeplay,
  bannerEntry,
  bannerJoin,
  popupWelcome,
  popupFreeplay,
  popupLimits,
  hotSlots,
  hotVault,
  hotFair,
  ...promotions,
  filmPoster,
  film,
  filmVault,
  defaultTile,
  defaultBanner,
  defaultAvatar,
  ...appIcons,
  openGraph,
  backdropDark,
  backdropLight,
];
