/** What names in a tab's storage begin with where a game keeps something of its session. */
export const GAMES_KEPT = 'house.';

/** What a game tells the page around it, and the other way round, as `postMessage` carries it. */
export type FrameNews =
  | { readonly type: 'house.ready' }
  /** The player wants to leave the game. */
  | { readonly type: 'house.leave' }
  /** The session is over; a new launch begins another. */
  | { readonly type: 'house.ended' }
  /** The balance does not pay the smallest bet, and the player wants to see what can be done. */
  | { readonly type: 'house.balance' }
  /** The player wants to see how a round can be checked; the address is one of the site. */
  | { readonly type: 'house.verify'; readonly query: string };

export const isFrameNews = (data: unknown): data is FrameNews =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  data.type.startsWith('house.');
