/** How many days one question about a team may span, and how far back it may reach. */
export const TEAM_DAYS_MAX = 31;
export const TEAM_DAYS_BACK = 180;

/** How much somebody of a team has, where the merchant does not show agents amounts: in reference units, below these. */
export const BALANCE_BANDS = ['EMPTY', 'SMALL', 'MEDIUM', 'LARGE'] as const;
export type BalanceBand = (typeof BALANCE_BANDS)[number];

export const TEAM_SCOPES = ['DIRECT', 'TEAM'] as const;

/** What becomes of a move: it waits for the next business day, was made, or taken back. */
export const MOVE_STATES = ['DUE', 'DONE', 'CANCELLED', 'FAILED'] as const;
export type MoveState = (typeof MOVE_STATES)[number];
