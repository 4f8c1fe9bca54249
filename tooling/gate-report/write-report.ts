import type { StepRun } from '../gate/run-steps.ts';
import type { Unsteady } from '../test-runs/second-try.ts';
import { writeSeconds, writeSlowest, writeSpending } from './write-spending.ts';

const ERROR_LINES = 3;

/** What a run has taken and what was unsteady in it, before its last line. */
export function writeReport(runs: readonly StepRun[]): string {
  const files = runs.flatMap(({ result }) => result.files ?? []);
  const unsteady = runs.flatMap(({ result }) => result.unsteady ?? []);
  const steps = runs.map(({ name, ms }) => `${name} ${writeSeconds(ms)}`).join(', ');
  const parts = [`steps: ${steps}`];
  if (files.length > 0) {
    parts.push(`features: ${writeSpending(files)}`);
    parts.push(`slowest tests:\n${writeSlowest(files)}`);
  }
  if (unsteady.length > 0) parts.push(`unsteady:\n${unsteady.map(writeUnsteady).join('\n')}`);
  return parts.join('\n');
}

function writeUnsteady({ file, title, error }: Unsteady): string {
  const lines = error.split('\n').filter((line) => line.trim() !== '');
  const said = lines.slice(0, ERROR_LINES).map((line) => `    ${line.trim()}`);
  return [`  ${file}: ${title || 'the file itself'}`, ...said].join('\n');
}
