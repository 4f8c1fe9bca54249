/** What a runner found out about one test. */
export type TestReport = {
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  /** What went wrong, in the runner's words; empty where nothing did. */
  readonly error: string;
  /** Where it stands in its file, for runners that can run it alone. */
  readonly line?: number;
};

export type FileReport = {
  /** From the root of the repository. */
  readonly file: string;
  /** All that it took: to load it, to prepare, to test. */
  readonly ms: number;
  readonly tests: readonly TestReport[];
  /** Why the file itself failed, such as one that does not load; empty where it did not. */
  readonly error: string;
};

/** A run of tests, told in the same way whoever ran them. */
export type RunReport = {
  readonly files: readonly FileReport[];
  /** What went wrong outside of all tests. */
  readonly errors: readonly string[];
};
