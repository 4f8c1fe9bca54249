/** What a row of `npm run faults` is run with. */
export type FaultRun = {
  /** Fewer times, for a gate that runs often. */
  readonly isShort: boolean;
  /** Keeps in mind what must be ended, however the run ends. */
  endLater(end: () => Promise<void>): void;
  tell(progress: string): void;
};

/** What was done and counted, and what was not as it must be. */
export type FaultReport = {
  readonly did: string;
  readonly wrong: readonly string[];
  /** Why it could not be tried here; it is neither held nor failed then. */
  readonly skipped?: string;
};

export type Fault = (run: FaultRun) => Promise<FaultReport>;
