/** What can be played in the journeys. The names are the same in every language. */
export const LANTERN = {
  code: 'LANTERN',
  name: 'Lantern Games',
  category: 'RNG',
  games: [
    { gameId: 'paper-moon', name: 'Paper Moon' },
    { gameId: 'river-light', name: 'River Light' },
  ],
} as const;

/** Opens at once, without a list of its games. */
export const ARENA = {
  code: 'ARENA',
  name: 'Arena',
  category: 'SPORTS',
  listsGames: false,
  games: [{ gameId: 'cup-final', name: 'Cup Final' }],
} as const;

/** Keeps its players' money in wallets of its own. */
export const VAULT = { code: 'VAULT', name: 'Vault', category: 'LIVE' } as const;

export type PlayedGame = { readonly vendor: string; readonly gameId: string };

export const PAPER_MOON: PlayedGame = { vendor: LANTERN.code, gameId: 'paper-moon' };
export const RIVER_LIGHT: PlayedGame = { vendor: LANTERN.code, gameId: 'river-light' };
export const CUP_FINAL: PlayedGame = { vendor: ARENA.code, gameId: 'cup-final' };
