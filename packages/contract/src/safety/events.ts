/** Facts about players who protect themselves, that other features act upon. */
export type SafetyEvents = {
  /** Somebody stays away from now on, or for longer than before. Bets are refused already. */
  'safety.exclusion_began': { readonly memberId: string };
};
