import { isInterrupted } from './run-command.ts';
import type { StepName, StepResult } from './step.ts';
import { STEPS } from './steps.ts';
import { addTallies, single, type Tally } from './tally.ts';

/** Runs the steps in their order, whatever became of earlier ones, and shows how each went. */
export async function runSteps(names: readonly StepName[]): Promise<Tally> {
  const tallies = new Map<StepName, Tally>();
  for (const name of names) {
    if (isInterrupted()) break;
    const { title, needs, run } = STEPS[name];
    const missing = needs.filter((needed) => tallies.get(needed)?.failed !== 0);
    const result =
      missing.length === 0
        ? await showStep(title, run)
        : await showStep(title, () => notRun(missing.map((needed) => STEPS[needed].title)));
    tallies.set(name, result.tally);
  }
  return addTallies(tallies.values());
}

/** Prints a heading, then on the same line the outcome, then the output where there is any. */
export async function showStep(title: string, run: () => Promise<StepResult>): Promise<StepResult> {
  process.stdout.write(`${title} … `);
  const startedAt = performance.now();
  const result = await run().catch((error: unknown) => ({
    tally: single(false),
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  if (isInterrupted()) return result;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  process.stdout.write(`${writeOutcome(result.tally)} (${seconds} s)\n`);
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
