import { parseArgs } from 'node:util';
import { STEP_NAMES, type StepName } from './step.ts';
import { STEPS } from './steps.ts';

/**
 * Reads `--only unit,types` (or several `--only`); all steps without it. What a chosen step needs is
 * chosen with it. Throws a sentence for the reader where a name is unknown.
 */
export function chooseSteps(args: readonly string[]): StepName[] {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string', multiple: true } },
  });
  if (!values.only) return [...STEP_NAMES];

  const wanted = new Set<StepName>();
  for (const name of values.only.flatMap((names) => names.split(','))) {
    const step = STEP_NAMES.find((known) => known === name);
    if (!step) throw new Error(`There is no step ${name}; there are ${STEP_NAMES.join(', ')}.`);
    wanted.add(step);
    for (const needed of STEPS[step].needs) wanted.add(needed);
  }
  return STEP_NAMES.filter((name) => wanted.has(name));
}
