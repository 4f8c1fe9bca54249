import { expect, test } from 'vitest';
import type { FileReport, RunReport, TestReport } from '../test-runs/test-report.ts';
import { countFaults, countTests } from './count-tests.ts';

const GOOD = { code: 0, output: '' };
const BAD = { code: 1, output: '' };

const tests = (...outcomes: TestReport['outcome'][]): TestReport[] =>
  outcomes.map((outcome, place) => ({ title: `test ${place}`, outcome, ms: 1, error: '' }));

const file = (found: readonly TestReport[], error = ''): FileReport => ({
  file: 'a.test.ts',
  ms: 1,
  tests: found,
  error,
});

const run = (...files: FileReport[]): RunReport => ({ files, errors: [] });

test('the tests of a run are counted', () => {
  const report = run(file(tests('passed', 'failed')), file(tests('passed', 'skipped')));
  expect(countTests(report, BAD)).toEqual({ passed: 2, failed: 1, skipped: 1 });
});

test('a file that does not load is a failure', () => {
  const report = run(file([], 'no such module'), file(tests('passed', 'failed'), 'a hook'));
  expect(countTests(report, BAD)).toMatchObject({ passed: 1, failed: 2 });
});

test('what went wrong outside of all tests is a failure', () => {
  const report = { files: [file(tests('passed'))], errors: ['an unhandled rejection'] };
  expect(countTests(report, BAD)).toMatchObject({ passed: 1, failed: 1 });
});

test('a run of no tests is a failure', () => {
  expect(countTests(run(), GOOD).failed).toBe(1);
  expect(countTests(run(file(tests('skipped'))), GOOD).failed).toBe(1);
});

test('a runner that ends badly although every test passed has failed', () => {
  expect(countTests(run(file(tests('passed'))), BAD)).toMatchObject({ passed: 1, failed: 1 });
  expect(countTests(run(file(tests('passed'))), GOOD)).toMatchObject({ passed: 1, failed: 0 });
});

test('a run without a report has failed', () => {
  expect(countTests(undefined, GOOD)).toMatchObject({ passed: 0, failed: 1 });
});

test('faults are counted by their last line, and a run without one has failed', () => {
  const said = 'clock: held (3.0 s): …\n4 held, 1 failed, 2 skipped\n';
  expect(countFaults({ code: 1, output: said })).toEqual({ passed: 4, failed: 1, skipped: 2 });
  expect(countFaults({ code: 1, output: 'cut off' })).toMatchObject({ failed: 1 });
});
