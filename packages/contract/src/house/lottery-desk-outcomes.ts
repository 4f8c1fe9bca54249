/** What became of a result that was entered. Asked twice, it is the same. */
export const ENTRY_OUTCOMES = [
  'ENTERED',
  /** Another result stands already: that is a correction, and takes another way. */
  'DIFFERENT',
  /** Not what can be drawn in this lottery. */
  'UNFIT',
  /** The draw has not been held. */
  'EARLY',
  'VOID',
  /** The house draws this one itself. */
  'HOUSE_DRAWN',
  'UNKNOWN',
] as const;

export const ISSUE_VOID_OUTCOMES = ['VOIDED', 'SETTLED', 'UNKNOWN'] as const;

export const RESETTLE_OUTCOMES = [
  'RESETTLED',
  /** Another result stands by now than the one that was to be corrected. */
  'CHANGED',
  /** Nothing is paid yet, so there is nothing to correct. */
  'UNSETTLED',
  'UNFIT',
  'VOID',
  'HOUSE_DRAWN',
  'UNKNOWN',
] as const;

export const RESTRICT_OUTCOMES = [
  'RESTRICTED',
  /** The issue has opened: whoever bets on it was told otherwise. */
  'OPENED',
  /** No line of this play, or one that cannot be paid half. */
  'UNFIT',
  'UNKNOWN',
] as const;
