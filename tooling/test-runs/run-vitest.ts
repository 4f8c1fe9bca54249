import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../gate/root.ts';
import { type CommandOptions, runNode } from '../gate/run-command.ts';
import { readReport, startReport } from './report-file.ts';
import type { TestRunner } from './run-tests.ts';
import type { RunReport } from './test-report.ts';
import { REPORT_VARIABLE } from './vitest-reporter.ts';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const REPORTER = join(import.meta.dirname, 'vitest-reporter.ts');

export type VitestProject = 'unit' | 'database' | 'parity';

/** Tests on a server also wait, for it and for processes that they start: one more than there are cores. */
const WORKERS = {
  unit: availableParallelism(),
  database: availableParallelism() + 1,
  parity: availableParallelism(),
} as const satisfies Record<VitestProject, number>;

/** Runs one of the projects of Vitest. Tests of a file share what they prepare, so it is files that are run again. */
export function vitestRunner(project: VitestProject, options: CommandOptions = {}): TestRunner {
  return async (failed) => {
    const path = startReport(`${project}.json`);
    const chosen = failed
      ? ['--maxWorkers=1', ...failed.map(({ file }) => file)]
      : [`--maxWorkers=${WORKERS[project]}`];
    const args = ['run', '--project', project, '--reporter=default', `--reporter=${REPORTER}`];
    const result = await runNode([VITEST, ...args, ...chosen], {
      ...options,
      env: { ...options.env, [REPORT_VARIABLE]: path },
    });
    return { result, report: readReport<RunReport>(path) };
  };
}
