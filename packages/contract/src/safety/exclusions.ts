/** Two ways of staying away: a break of some days, and a decision for months or for good. */
export const EXCLUSION_KINDS = ['TIME_OUT', 'SELF_EXCLUSION'] as const;

export type ExclusionKind = (typeof EXCLUSION_KINDS)[number];

/** How many days a time-out may last. */
export const TIME_OUT_DAYS = { min: 1, max: 42 } as const;

/** How long somebody may exclude themselves: in months, or for good. */
export const EXCLUSION_PERIODS = {
  MONTHS_6: 6,
  YEAR_1: 12,
  YEARS_2: 24,
  YEARS_5: 60,
  PERMANENT: null,
} as const;

export type ExclusionPeriod = keyof typeof EXCLUSION_PERIODS;

/** Nobody lifts an exclusion sooner than this after it began, whoever asks. */
export const LIFT_AFTER_HOURS = 24;

/** So many calendar months later, at the same time of day; at the end of a month that is too short. */
export function monthsAfter(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  const isTooShort = end.getUTCDate() !== from.getUTCDate();
  if (isTooShort) end.setUTCDate(0);
  return end;
}
