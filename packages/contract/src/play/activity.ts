/** What a statement of activity is divided into, and how many of them it shows, the current one included. */
export const ACTIVITY_SPANS = { DAY: 14, WEEK: 12, MONTH: 12, YEAR: 1 } as const;

export type ActivityUnit = keyof typeof ACTIVITY_SPANS;
