/** What a player can limit for themselves, and over which while. */
export const LIMIT_KINDS = ['STAKE', 'LOSS', 'DEPOSIT', 'SESSION'] as const;
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** What can become of a limit, as it is written down. */
export const LIMIT_STEPS = [
  'LOWERED',
  'RAISE_ASKED',
  'RAISE_CONFIRMED',
  'RAISE_WITHDRAWN',
] as const;

export type LimitStep = (typeof LIMIT_STEPS)[number];

/** How often somebody may be reminded of the time, in minutes. */
export const CHECK_INTERVALS = [15, 30, 60, 120] as const;

/** How often somebody is reminded who never chose. */
export const CHECK_INTERVAL_DEFAULT = 60;

/** Whoever was away for longer has had a break: the time begins anew. */
export const SITTING_PAUSE_MINUTES_MAX = 30;

/** How long a raise waits before it can be confirmed. */
export const RAISE_WAITS_HOURS = 24;

/** Playing goes on from one stake to the next; a pause longer than this is not playing. */
export const PLAYING_PAUSE_SECONDS_MAX = 300;
