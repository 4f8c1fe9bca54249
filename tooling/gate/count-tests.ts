import type { FileReport, RunReport } from '../test-runs/test-report.ts';
import type { CommandResult } from './run-command.ts';
import { addTallies, NOTHING, single, type Tally } from './tally.ts';

/** Counts the tests of a run. What went wrong outside of them is a failure, too. */
export function countTests(report: RunReport | undefined, result: CommandResult): Tally {
  if (!report) return single(false);
  const tests = addTallies(report.files.map(countFile));
  return honest(result, { ...tests, failed: tests.failed + report.errors.length });
}

/** A file that does not even load is one failure. */
function countFile({ tests, error }: FileReport): Tally {
  const count = (outcome: string) => tests.filter((test) => test.outcome === outcome).length;
  const failed = count('failed');
  const isBroken = error !== '' && failed === 0;
  return {
    ...NOTHING,
    passed: count('passed'),
    failed: isBroken ? 1 : failed,
    skipped: count('skipped'),
  };
}

/** Counts the rows of `npm run faults`, by its last line: `5 held, 0 failed, 1 skipped`. */
export function countFaults(result: CommandResult): Tally {
  const [, held, failed, skipped] =
    /^(\d+) held, (\d+) failed, (\d+) skipped$/m.exec(result.output) ?? [];
  if (held === undefined) return single(false);
  return honest(result, {
    passed: Number(held),
    failed: Number(failed),
    skipped: Number(skipped),
  });
}

/**
 * A runner that ran nothing has shown nothing, and one that ends badly although every test passed has
 * met an error outside them: both count as one failure.
 */
function honest({ code }: CommandResult, tally: Tally): Tally {
  const isEmpty = tally.passed + tally.failed === 0;
  const isSilentFailure = code !== 0 && tally.failed === 0;
  return isEmpty || isSilentFailure ? { ...tally, failed: 1 } : tally;
}
