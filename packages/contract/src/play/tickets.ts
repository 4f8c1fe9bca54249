/** What became of a bet. */
export const TICKET_STATUSES = [
  'PENDING',
  'WON',
  'LOST',
  'HALF_WON',
  'HALF_LOST',
  'PUSH',
  'VOID',
  'CANCELLED',
  'CASHED',
  'RESETTLED',
] as const;

export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** The kinds of games, as lists and counts know them. */
export const CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'JACKPOT',
] as const;

export type Category = (typeof CATEGORIES)[number];
