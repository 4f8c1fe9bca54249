import { existsSync, readFileSync } from 'node:fs';
import type { CommandResult } from './run-command.ts';
import { single, type Tally } from './tally.ts';

/** The part of Vitest's JSON report that we read. */
type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** The part of Playwright's JSON report that we read. */
type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

/** Counts the tests of a Vitest run. A file that does not even load is one failure. */
export function countVitest(reportPath: string, result: CommandResult): Tally {
  const report = readReport<VitestReport>(reportPath);
  if (!report) return single(false);
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return honest(result, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Counts the tests of a Playwright run. A test that passed only now and then has failed. */
export function countPlaywright(reportPath: string, result: CommandResult): Tally {
  const stats = readReport<PlaywrightReport>(reportPath)?.stats;
  if (!stats) return single(false);
  return honest(result, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
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

function readReport<Report>(path: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}
