/** How many days one question about a team may span, and how far back it may reach. */
export const TEAM_DAYS_MAX = 31;
export const TEAM_DAYS_BACK = 180;

/** How far below the company somebody may stand; a general agent stands at one. */
export const TREE_DEPTH_MAX = 10;

/** What somebody of a team has less than, in reference units; whoever has more has a LARGE balance. */
export const BALANCE_BELOW_RU = { EMPTY: 1, SMALL: 50, MEDIUM: 500 } as const;

/** How much somebody of a team has, where the merchant does not show agents amounts. */
export const BALANCE_BANDS = ['EMPTY', 'SMALL', 'MEDIUM', 'LARGE'] as const;
export type BalanceBand = (typeof BALANCE_BANDS)[number];

export const TEAM_SCOPES = ['DIRECT', 'TEAM'] as const;

/** What becomes of a move: it waits for the next business day, was made, or taken back. */
export const MOVE_STATES = ['DUE', 'DONE', 'CANCELLED', 'FAILED'] as const;
export type MoveState = (typeof MOVE_STATES)[number];
