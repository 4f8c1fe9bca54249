import { chooseLaunch } from '@maneki/contract/play/choose-launch';
import type { Category } from '@maneki/contract/play/tickets';

/** The query's own word for a vendor, which other sites link with. */
const VENDOR = 'vassalage';
const CODE = /^[\w.-]{1,64}$/;

/** The vendor that an address narrows the list to; what cannot be one is left out. */
export function readVendor(address: URLSearchParams): string | undefined {
  const code = address.get(VENDOR) ?? '';
  return CODE.test(code) ? code : undefined;
}

/** Where the list of one vendor's slots is, or of all. */
export const slotsAddress = (vendor?: string): string =>
  vendor ? `/m/rng?${new URLSearchParams({ [VENDOR]: vendor })}` : '/m/rng';

type TappedGame = {
  readonly vendor: string;
  readonly gameId: string;
  readonly category: Category;
  readonly hasFreePlay: boolean;
};

export type LaunchMode = 'real' | 'free';

/** Where a tap on a game leads: into the game, or to log in and then into it. */
export function gameAddress(game: TappedGame, mode: LaunchMode, isLoggedIn: boolean): string {
  const { vendor, gameId } = game;
  const launch = `/m/launch?${new URLSearchParams({ vendor, gameId, mode })}`;
  const { to } = chooseLaunch({ ...game, isLoggedIn, listsGames: false });
  return to === 'login' ? `/m/login?${new URLSearchParams({ back: launch })}` : launch;
}
