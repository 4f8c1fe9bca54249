import type { Category } from '../play/tickets.ts';

/** Why money has to be played before it may leave. */
export const ROLLOVER_SOURCES = ['DEPOSIT', 'BONUS', 'DOWNLINE_IN', 'MANUAL'] as const;

export type RolloverSource = (typeof ROLLOVER_SOURCES)[number];

export const ROLLOVER_STATES = ['OPEN', 'DONE', 'CLEARED', 'FORFEITED'] as const;

export type RolloverState = (typeof ROLLOVER_STATES)[number];

/** How much of a bet counts for a bonus, in parts per million. For everything else all of it counts. */
export const BONUS_CONTRIBUTION_PPM = {
  RNG: 1_000_000n,
  JACKPOT: 1_000_000n,
  FISH: 1_000_000n,
  LOTT: 500_000n,
  ELOTT: 500_000n,
  SPORTS: 500_000n,
  ESPORTS: 500_000n,
  COCKFIGHT: 500_000n,
  PVP: 200_000n,
  LIVE: 150_000n,
} as const satisfies Readonly<Record<Category, bigint>>;
