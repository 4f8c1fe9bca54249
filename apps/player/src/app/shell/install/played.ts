const KEY = 'has-played';

/** Remembers that somebody has opened a game here: before that, nothing is offered to them. */
export const notePlayed = (): void => window.localStorage.setItem(KEY, '1');

export const hasPlayed = (): boolean => window.localStorage.getItem(KEY) !== null;
