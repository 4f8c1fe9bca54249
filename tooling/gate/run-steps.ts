import { isInterrupted } from './run-command.ts';
import type { StepName, StepResult } from './step.ts';
import { SIDE_BY_SIDE, STEPS } from './steps.ts';
import { single, type Tally } from './tally.ts';

export type StepRun = { readonly name: StepName; readonly result: StepResult; readonly ms: number };

/** Runs the steps in their order, whatever became of earlier ones, and shows how each went. */
export async function runSteps(names: readonly StepName[]): Promise<StepRun[]> {
  const runs: StepRun[] = [];
  for (const name of names) {
    if (isInterrupted()) break;
    if (runs.some((run) => run.name === name)) continue;
    const together = SIDE_BY_SIDE.find((group) => group.has(name));
    const next = together ? names.filter((other) => together.has(other)) : [name];
    const isAlone = next.length === 1;
    runs.push(...(await Promise.all(next.map((each) => runStep(each, { runs, isAlone })))));
  }
  return runs;
}

async function runStep(
  name: StepName,
  { runs, isAlone }: { readonly runs: readonly StepRun[]; readonly isAlone: boolean },
): Promise<StepRun> {
  const { title, needs, run } = STEPS[name];
  const hasPassed = (needed: StepName) =>
    runs.some((other) => other.name === needed && other.result.tally.failed === 0);
  const missing = needs.filter((needed) => !hasPassed(needed));
  const startedAt = performance.now();
  const result =
    missing.length === 0
      ? await showStep(title, run, { isAlone })
      : await showStep(title, () => notRun(missing.map((needed) => STEPS[needed].title)));
  return { name, result, ms: performance.now() - startedAt };
}

/**
 * Prints a heading, then on the same line the outcome, then the output where there is any. Of several
 * at once each gets its line when it has ended.
 */
export async function showStep(
  title: string,
  run: () => Promise<StepResult>,
  { isAlone }: { readonly isAlone: boolean } = { isAlone: true },
): Promise<StepResult> {
  const heading = `${title} … `;
  if (isAlone) process.stdout.write(heading);
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
  const outcome = `${writeOutcome(result.tally)} (${seconds} s)${remark}\n`;
  process.stdout.write(isAlone ? outcome : heading + outcome);
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
