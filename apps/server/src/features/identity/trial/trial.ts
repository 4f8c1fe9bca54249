import { DAY_MS } from '@maneki/kernel/clock';

/** How long a trial lasts, and how many one place may open. */
export const TRIAL_LIMITS = {
  lastsMs: DAY_MS,
  perAddress: 5,
  countedMs: DAY_MS,
} as const;

/** Enough digits that a few hundred thousand trials seldom draw the same ones. */
export const TRIAL_DIGITS = 9;

export const trialUsername = (digits: string): string => `trial${digits}`;
