import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { ROOT } from '../gate/root.ts';
import type { FileReport, RunReport, TestReport } from './test-report.ts';

/** The file that the report is written to is named by this variable. */
export const REPORT_VARIABLE = 'GATE_TEST_REPORT';

type Problem = { readonly message: string; readonly stack?: string | undefined };

/** Vitest's own JSON leaves out what it takes to load a file and to prepare its tests. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it
export default class GateReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], problems: readonly Problem[]): void {
    const path = process.env[REPORT_VARIABLE];
    if (!path) throw new Error(`${REPORT_VARIABLE} does not name a file.`);
    const report: RunReport = {
      files: modules.map(describeModule),
      errors: problems.map(({ stack, message }) => stack ?? message),
    };
    writeFileSync(path, JSON.stringify(report));
  }
}

function describeModule(module: TestModule): FileReport {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    file: relative(ROOT, module.moduleId),
    ms: Math.round(collectDuration + setupDuration + duration),
    tests: [...module.children.allTests()].map(describeTest),
    error: module
      .errors()
      .map(({ message }) => message)
      .join('\n'),
  };
}

function describeTest(test: TestCase): TestReport {
  const { state, errors = [] } = test.result();
  return {
    title: test.fullName,
    // A test that never got its turn is no proof of anything.
    outcome: state === 'pending' ? 'failed' : state,
    ms: Math.round(test.diagnostic()?.duration ?? 0),
    error: errors.map(({ message }) => message).join('\n'),
  };
}
