import type { ListedGame, ListedVendor } from '@maneki/contract/catalog/schemas';
import { chooseLaunch, type LaunchWay } from '@maneki/contract/play/choose-launch';

export type LaunchMode = 'real' | 'free';

export type TappedGame = Pick<
  ListedGame,
  'vassalage' | 'gameId' | 'gameType' | 'freeplay' | 'lottoMode'
>;
export type TappedVendor = Pick<ListedVendor, 'vassalage' | 'gameCategory' | 'listGames'>;

/** What a tap on a vendor does, or on one of its games. */
export function launchWayOf(
  game: TappedGame | undefined,
  vendor: TappedVendor,
  isLoggedIn: boolean,
): LaunchWay {
  return chooseLaunch({
    isLoggedIn,
    vendor: vendor.vassalage,
    category: game?.gameType ?? vendor.gameCategory,
    gameId: game?.gameId,
    listsGames: vendor.listGames,
    lottoMode: game?.lottoMode,
    hasFreePlay: game?.freeplay,
  });
}

/**
 * Where a tap on a game leads: into the game, or to log in and then into it. Undefined where its page
 * does not exist: lotteries are played on one of their own.
 */
export function gameAddress(
  game: TappedGame,
  mode: LaunchMode,
  isLoggedIn: boolean,
): string | undefined {
  const { vassalage, gameId, gameType } = game;
  const vendor = { vassalage, gameCategory: gameType, listGames: false };
  const { to } = launchWayOf(game, vendor, true);
  if (to !== 'launch' || (mode === 'free' && !game.freeplay)) return undefined;
  const launch = `/m/launch?${new URLSearchParams({ vendor: vassalage, gameId, mode })}`;
  return isLoggedIn ? launch : loginAddress(launch);
}

/** To log in, and then to come back to where the wish was. */
export const loginAddress = (back: string): string => `/m/login?${new URLSearchParams({ back })}`;
