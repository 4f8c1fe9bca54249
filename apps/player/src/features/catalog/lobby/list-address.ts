import type { HomeTab } from './home-tabs.ts';

/** Entries whose list has an address of its own. */
const PATHS: Partial<Readonly<Record<HomeTab, string>>> = {
  HOT: '/m/hot',
  RNG: '/m/rng',
  LIVE: '/m/live',
  PVP: '/m/pvp',
  FISH: '/m/fish',
  SPORTS: '/m/sports',
  ESPORTS: '/m/esports',
  LOTT: '/m/lott',
  ELOTT: '/m/elott',
};

/** Where all games of an entry of the menu are listed, or those of one vendor. */
export function listAddress(tab: HomeTab, vassalage?: string): string {
  const own = PATHS[tab];
  const query = new URLSearchParams({
    ...(!own && tab !== 'ALL' && { gameType: tab }),
    ...(vassalage && { vassalage }),
  }).toString();
  return `${own ?? '/m/gameList'}${query && `?${query}`}`;
}
