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
  /** A limit of the player's own stopped a bet of so much. */
  | { readonly type: 'house.limit'; readonly stake: string }
  /** The player wants to see how a round can be checked; the query is one of `check-query.ts`. */
  | { readonly type: 'house.verify'; readonly query: string };

/** What the page around a game tells it. */
export type SiteNews =
  /** It minds the time and the limits of its player, so that the game need not. */
  | { readonly type: 'site.here' }
  /** Something has come over the game that the player must see: nothing goes on by itself. */
  | { readonly type: 'site.pause' };

export const isSiteNews = (data: unknown): data is SiteNews =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'site.here' || data.type === 'site.pause');

export const isFrameNews = (data: unknown): data is FrameNews =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  data.type.startsWith('house.');
