/** How many checks held. A test counts as one, and so does a check that is no test, such as the types. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** A check that is no test. */
export const single = (isPassed: boolean): Tally =>
  isPassed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };

export function addTallies(tallies: Iterable<Tally>): Tally {
  let { passed, failed, skipped } = NOTHING;
  for (const tally of tallies) {
    passed += tally.passed;
    failed += tally.failed;
    skipped += tally.skipped;
  }
  return { passed, failed, skipped };
}

/** The last line of a run, alone on its line, by which a machine reads the result. */
export const writeSummary = ({ passed, failed }: Tally): string =>
  `${passed} passed, ${failed} failed`;
