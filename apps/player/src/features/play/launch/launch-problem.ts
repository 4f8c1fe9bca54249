/** Where somebody can go on whose game did not open. */
export type Way = 'again' | 'slots' | 'real' | 'wallet' | 'refill' | 'member' | 'login';

/** Why there is no game on the page: a key of the words for it, and the ways on, the best one first. */
export type LaunchProblem = {
  readonly state:
    | 'off'
    | 'unknown'
    | 'blocked'
    | 'limit'
    | 'funds'
    | 'noFree'
    | 'session'
    | 'refused'
    | 'offline'
    | 'lost'
    | 'ended';
  readonly ways: readonly Way[];
};

const REFUSED: Readonly<Record<string, LaunchProblem>> = {
  'play.game_off': { state: 'off', ways: ['slots', 'again'] },
  'play.game_unknown': { state: 'unknown', ways: ['slots'] },
  'play.free_play_unsupported': { state: 'noFree', ways: ['real', 'slots'] },
  'wallet.account_blocked': { state: 'blocked', ways: ['member', 'slots'] },
  'wallet.account_closed': { state: 'blocked', ways: ['member', 'slots'] },
  'safety.excluded': { state: 'blocked', ways: ['member'] },
  'wallet.limit_reached': { state: 'limit', ways: ['member', 'slots'] },
  'wallet.insufficient_funds': { state: 'funds', ways: ['refill', 'wallet', 'slots'] },
  'call.session_expired': { state: 'session', ways: ['login'] },
  'call.login_required': { state: 'session', ways: ['login'] },
};

/** What a refusal means for the player; one that nobody expects is told in the server's own words. */
export const problemOf = (code: string): LaunchProblem =>
  REFUSED[code] ?? { state: 'refused', ways: ['again', 'slots'] };

/** Nothing was heard: without a network it is worth waiting, with one it is worth trying again. */
export const lostProblem = (isOffline: boolean): LaunchProblem =>
  isOffline ? { state: 'offline', ways: ['again'] } : { state: 'lost', ways: ['again', 'slots'] };

export const UNKNOWN_GAME: LaunchProblem = problemOf('play.game_unknown');
export const RESTING_GAME: LaunchProblem = problemOf('play.game_off');
export const ENDED_GAME: LaunchProblem = { state: 'ended', ways: ['again', 'slots'] };
