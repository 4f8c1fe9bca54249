/** What each day of the card gives, in reference units. */
export const SIGN_IN_REWARDS_RU = ['0.1', '0.1', '0.2', '0.2', '0.3', '0.3', '1'] as const;

/** Without a deposit, so much has to be played on the day, in reference units. */
export const SIGN_IN_TURNOVER_RU = 10;

/** What a missed day costs, once on a card. */
export const REPAIR_POINTS = 50;

/** What a day of the card is. TODAY is the one that can be signed in, MISSED one that can be made good. */
export const SIGN_IN_DAY_STATES = ['SIGNED', 'MISSED', 'TODAY', 'AHEAD'] as const;
export type SignInDayState = (typeof SIGN_IN_DAY_STATES)[number];
