import type { ListedGame, ListedVendor } from '@maneki/contract/catalog/schemas';
import { chooseLaunch, type LaunchWay } from '@maneki/contract/play/choose-launch';

export type LaunchMode = 'real' | 'free';

/** Where closing a lottery leads back to; anywhere else that is the page of all games. */
export type LaunchPlace = 'home';

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

/** Where a tap on a game leads: into the game, or to log in and then into it. */
export function gameAddress(
  game: TappedGame,
  mode: 'real',
  isLoggedIn: boolean,
  from?: LaunchPlace,
): string;
/** Undefined where it cannot be played for free: it takes no play credit, or is a lottery. */
export function gameAddress(
  game: TappedGame,
  mode: LaunchMode,
  isLoggedIn: boolean,
  from?: LaunchPlace,
): string | undefined;
export function gameAddress(
  game: TappedGame,
  mode: LaunchMode,
  isLoggedIn: boolean,
  from?: LaunchPlace,
) {
  const { vassalage, gameId, gameType } = game;
  const vendor = { vassalage, gameCategory: gameType, listGames: false };
  const way = launchWayOf(game, vendor, true);
  if (mode === 'free' && !(game.freeplay && way.to === 'launch')) return undefined;
  const query =
    way.to === 'lottery'
      ? {
          mui: 'm1',
          playType: way.playType,
          gameId,
          // A merchant's vendors of lotteries stand in one category, which says how all of them pay.
          prize_mode: way.prizeMode ?? (gameType === 'LOTT' ? 'Lott' : 'Elott'),
          ...(from === 'home' && { pageBack: '1' }),
        }
      : { vendor: vassalage, gameId, mode };
  const page = way.to === 'lottery' ? 'startLottery' : 'launch';
  const address = `/m/${page}?${new URLSearchParams(query)}`;
  return isLoggedIn ? address : loginAddress(address);
}

/** To log in, and then to come back to where the wish was. */
export const loginAddress = (back: string): string => `/m/login?${new URLSearchParams({ back })}`;
