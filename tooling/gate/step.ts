import type { Unsteady } from '../test-runs/second-try.ts';
import type { FileReport } from '../test-runs/test-report.ts';
import type { Tally } from './tally.ts';

/** The parts of the gate, in the order in which they run. */
export const STEP_NAMES = [
  'browser',
  'format',
  'types',
  'generated',
  'build',
  'unit',
  'database',
  'parity',
  'fairness',
  'faults',
  'e2e',
] as const;

export type StepName = (typeof STEP_NAMES)[number];

export type StepResult = {
  readonly tally: Tally;
  /** What a reader needs to understand a failure; empty where all is well. */
  readonly output: string;
  /** What the reader should know about how it was run. */
  readonly remark?: string;
  /** The tests of a step that consists of tests. */
  readonly files?: readonly FileReport[];
  readonly unsteady?: readonly Unsteady[];
};

export type Step = {
  readonly title: string;
  /** Steps that must have passed: without them this one could only fail, and say less about why. */
  readonly needs: readonly StepName[];
  run(): Promise<StepResult>;
};
