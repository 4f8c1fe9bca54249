/** Where the time comes from. Code that needs it takes one, so that a test can hold it still. */
export type Clock = { now(): Date };

/** The machine's own clock, handed out by the process that starts everything. */
export const systemClock: Clock = { now: () => new Date() };

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
