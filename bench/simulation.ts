/** What many rounds gave back, beside what is proven. */
export type Simulation = {
  readonly rounds: number;
  /** Shares of the stakes: what came back, and what should have. */
  readonly returned: number;
  readonly expected: number;
  readonly standardError: number;
  /** How far apart the two are, in standard errors. */
  readonly deviation: number;
};
