import type { ArtPicture } from './art-picture.ts';
import * as art from './generated/categories.ts';

/** A category's icon pair: as it rests in the menu, and as it stands on the accent colour. */
export type CategoryArt = { readonly resting: ArtPicture; readonly active: ArtPicture };

const CATEGORY_ART: Readonly<Record<string, CategoryArt>> = {
  ALL: { resting: art.all, active: art.allActive },
  HOT: { resting: art.hot, active: art.hotActive },
  LIVE: { resting: art.live, active: art.liveActive },
  RNG: { resting: art.rng, active: art.rngActive },
  PVP: { resting: art.pvp, active: art.pvpActive },
  FISH: { resting: art.fish, active: art.fishActive },
  SPORTS: { resting: art.sports, active: art.sportsActive },
  ESPORTS: { resting: art.esports, active: art.esportsActive },
  COCKFIGHT: { resting: art.cockfight, active: art.cockfightActive },
  LOTT: { resting: art.lott, active: art.lottActive },
  LOTTL: { resting: art.lott, active: art.lottActive },
  ELOTT: { resting: art.elott, active: art.elottActive },
  ELOTTO: { resting: art.elott, active: art.elottActive },
  JACKPOT: { resting: art.jackpot, active: art.jackpotActive },
  PROMO: { resting: art.promo, active: art.promoActive },
  FAV: { resting: art.fav, active: art.favActive },
};

/** A category that an operator adds later has no drawing yet and shows the one of all games. */
export function categoryArt(code: string): CategoryArt {
  return CATEGORY_ART[code] ?? CATEGORY_ART.ALL!;
}
