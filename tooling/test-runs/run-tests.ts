import { countTests } from '../gate/count-tests.ts';
import type { CommandResult } from '../gate/run-command.ts';
import type { StepResult } from '../gate/step.ts';
import { hasFailed, isTooUnsteady, isWorthSecondTry, settle } from './second-try.ts';
import type { FileReport, RunReport } from './test-report.ts';

export type TestRun = {
  readonly result: CommandResult;
  /** Undefined where the runner did not get so far. */
  readonly report: RunReport | undefined;
};

/** Runs all tests, or those that failed in the files that it is given, one at a time. */
export type TestRunner = (failed?: readonly FileReport[]) => Promise<TestRun>;

/** Runs tests. What fails is a failure. */
export async function runTests(run: TestRunner): Promise<StepResult> {
  return writeResult(await run());
}

/**
 * Runs tests that depend on a database or a browser, which a busy machine may keep waiting: what fails
 * is tried once more, alone. What then holds is told, and fails only where there is much of it.
 */
export async function runTestsTwice(run: TestRunner): Promise<StepResult> {
  const first = await run();
  if (!first.report || !isWorthSecondTry(first.report)) return writeResult(first);
  const second = await run(first.report.files.filter(hasFailed));
  if (!second.report) return writeResult(first);
  const { report, unsteady } = settle(first.report, second.report);
  const output = `${first.result.output}\nTried again alone:\n${second.result.output}`;
  const settled = writeResult({ report, result: { code: second.result.code, output } });
  if (!isTooUnsteady(unsteady, report)) return { ...settled, unsteady };
  const { tally } = settled;
  return {
    ...settled,
    unsteady,
    tally: { ...tally, failed: tally.failed + 1 },
    output: `${settled.output}\n${unsteady.length} tests are unsteady, which is too many.`,
  };
}

function writeResult({ result, report }: TestRun): StepResult {
  const tally = countTests(report, result);
  return {
    tally,
    output: tally.failed === 0 ? '' : result.output,
    files: report?.files ?? [],
  };
}
