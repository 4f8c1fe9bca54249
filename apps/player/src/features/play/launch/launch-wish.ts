/** Which game somebody wants to play, and with what. */
export type LaunchWish = {
  readonly vendor: string;
  readonly gameId: string;
  readonly mode: 'real' | 'free';
};

const CODE = /^[\w.-]{1,64}$/;

/** The wish that an address states; undefined where it names no game. */
export function readLaunchWish(address: URLSearchParams): LaunchWish | undefined {
  const vendor = address.get('vendor') ?? '';
  const gameId = address.get('gameId') ?? '';
  if (!CODE.test(vendor) || !CODE.test(gameId)) return undefined;
  return { vendor, gameId, mode: address.get('mode') === 'free' ? 'free' : 'real' };
}

export const launchAddress = (wish: LaunchWish): string =>
  `/m/launch?${new URLSearchParams({ ...wish })}`;
