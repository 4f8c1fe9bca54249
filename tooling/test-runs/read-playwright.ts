import type { FileReport, RunReport, TestReport } from './test-report.ts';

/** The part of Playwright's JSON report that we read. */
export type PlaywrightReport = {
  readonly suites: readonly Suite[];
  readonly errors: readonly Problem[];
};

type Problem = { readonly message?: string };

type Suite = {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
};

type Spec = {
  readonly title: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly duration: number; readonly errors: readonly Problem[] }[];
  }[];
};

/** Tells a run of journeys as any other run of tests. Its top suites are the files of `e2e`. */
export function readPlaywright({ suites, errors }: PlaywrightReport): RunReport {
  return { files: suites.map(readFile), errors: errors.map(({ message }) => message ?? '') };
}

function readFile(suite: Suite): FileReport {
  const tests = [...readSpecs(suite, [])];
  const ms = tests.reduce((sum, test) => sum + test.ms, 0);
  return { file: `e2e/${suite.file}`, ms, tests, error: '' };
}

function* readSpecs(suite: Suite, titles: readonly string[]): Generator<TestReport> {
  for (const spec of suite.specs ?? []) yield readSpec(spec, titles);
  for (const inner of suite.suites ?? []) yield* readSpecs(inner, [...titles, inner.title]);
}

function readSpec({ title, line, tests }: Spec, titles: readonly string[]): TestReport {
  const results = tests.flatMap((test) => test.results);
  const errors = results.flatMap((result) => result.errors);
  return {
    title: [...titles, title].join(' > '),
    outcome: readOutcome(tests.map(({ status }) => status)),
    ms: results.reduce((sum, { duration }) => sum + duration, 0),
    error: errors.map(({ message }) => message ?? '').join('\n'),
    line,
  };
}

/** One that passes only now and then has failed: whether it is tried again is for the gate to say. */
function readOutcome(statuses: readonly string[]): TestReport['outcome'] {
  if (statuses.some((status) => status === 'unexpected' || status === 'flaky')) return 'failed';
  return statuses.includes('expected') ? 'passed' : 'skipped';
}
