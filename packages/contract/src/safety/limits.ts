/** What a player can limit for themselves, and over which while. */
export const LIMIT_KINDS = ['STAKE', 'LOSS', 'DEPOSIT', 'SESSION'] as const;
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** How long a raise waits before it can be confirmed. */
export const RAISE_WAITS_HOURS = 24;

/** Playing goes on from one stake to the next; a pause longer than this is not playing. */
export const PLAYING_PAUSE_SECONDS_MAX = 300;
