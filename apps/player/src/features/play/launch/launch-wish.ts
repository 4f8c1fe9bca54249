import { findGameName, type GameName } from '@maneki/contract/play/game-names';

/** Which game somebody wants to play, and with what. */
export type LaunchWish = GameName & { readonly mode: 'real' | 'free' };

/** The wish that an address states; undefined where it names no game. */
export function readLaunchWish(address: URLSearchParams): LaunchWish | undefined {
  const game = findGameName(address.get('vendor') ?? '', address.get('gameId') ?? '');
  return game && { ...game, mode: address.get('mode') === 'free' ? 'free' : 'real' };
}

export const launchAddress = (wish: LaunchWish): string =>
  `/m/launch?${new URLSearchParams({ ...wish })}`;
