/** Facts about teams: who is in them, and what they came to. */
export type TeamEvents = Record<never, never>;
