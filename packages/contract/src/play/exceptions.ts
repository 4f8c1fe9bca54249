/** What does not add up in games and waits for a person. */
export const EXCEPTION_KINDS = [
  'WIN_PARKED',
  'TOTALS_DIFFER',
  'ROUND_OVERDUE',
  'BET_IN_CLOSED_ROUND',
  'RECONCILIATION',
  'TRANSFER_UNKNOWN',
  'WIN_HELD',
] as const;

export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Which ceiling stood in the way of a win that is held. */
export const CEILING_NAMES = [
  'WIN_PER_ROUND',
  'WIN_PER_STAKE',
  'JACKPOT',
  'EXPOSURE_PER_DAY',
  'GAME_EXPOSURE_PER_DAY',
] as const;

/** A payment above this needs a second operator, in reference units. */
export const LARGE_PAYMENT_RU = 2_000;
