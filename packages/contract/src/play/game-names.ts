/** How providers name what is theirs: short, and without anything that a log or an address could stumble over. */
export const PROVIDER_NAME = /^[\w.:-]{1,64}$/;

export type GameName = { readonly vendor: string; readonly gameId: string };

/** Undefined where the words cannot be a game's. */
export const findGameName = (vendor: string, gameId: string): GameName | undefined =>
  PROVIDER_NAME.test(vendor) && PROVIDER_NAME.test(gameId) ? { vendor, gameId } : undefined;

/** A game as content names it, `vendor/gameId`. */
export function readGameName(linkage: string): GameName | undefined {
  const [vendor = '', gameId = '', ...more] = linkage.split('/');
  return more.length === 0 ? findGameName(vendor, gameId) : undefined;
}
