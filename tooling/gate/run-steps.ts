import { isInterrupted } from './run-command.ts';
import type { StepName, StepResult } from './step.ts';
import { SIDE_BY_SIDE, STEPS } from './steps.ts';
import { single, type Tally } from './tally.ts';

export type StepRun = { readonly name: StepName; readonly result: StepResult; readonly ms: number };

/** Runs the steps in their order, whatever became of earlier ones, and shows how each went. */
export async function runSteps(names: readonly StepName[]): Promise<StepRun[]> {
  const runs: StepRun[] = [];
  const together = names.filter((name) => SIDE_BY_SIDE.has(name));
  for (const name of names) {
    if (isInterrupted()) break;
    if (runs.some((run) => run.name === name)) continue;
    const next = together.includes(name) ? together : [name];
    runs.push(...(await Promise.all(next.map((each) => runStep(each, runs)))));
  }
  return runs;
}

async function runStep(name: StepName, earlier: readonly StepRun[]): Promise<StepRun> {
  const { title, needs, run } = STEPS[name];
  const hasPassed = (needed: StepName) =>
    earlier.some((other) => other.name === needed && other.result.tally.failed === 0);
  const missing = needs.filter((needed) => !hasPassed(needed));
  const startedAt = performance.now();
  const result =
    missing.length === 0
      ? await showStep(title, run)
      : await showStep(title, () => notRun(missing.map((needed) => STEPS[needed].title)));
  return { name, result, ms: performance.now() - startedAt };
}

/** Prints the outcome of a step on a line, and its output where there is any. */
export async function showStep(title: string, run: () => Promise<StepResult>): Promise<StepResult> {
  const startedAt = performance.now();
  const result = await run().catch(
    (error: unknown): StepResult => ({
      tally: single(false),
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  if (isInterrupted()) return result;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const remark = result.remark ? `, ${result.remark}` : '';
  process.stdout.write(`${title} … ${writeOutcome(result.tally)} (${seconds} s)${remark}\n`);
  if (result.output) process.stdout.write(`${result.output.trimEnd()}\n\n`);
  return result;
}

async function notRun(missing: readonly string[]): Promise<StepResult> {
  return { tally: single(false), output: `Not run, because of: ${missing.join(', ')}` };
}

function writeOutcome({ passed, failed, skipped }: Tally): string {
  const counts: [number, string][] = [
    [failed, 'failed'],
    [passed, 'passed'],
    [skipped, 'skipped'],
  ];
  if (passed + failed === 1 && skipped === 0) return failed ? 'failed' : 'passed';
  return counts.flatMap(([count, word]) => (count ? [`${count} ${word}`] : [])).join(', ');
}
