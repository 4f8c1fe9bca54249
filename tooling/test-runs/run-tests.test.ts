import { expect, test } from 'vitest';
import { runTests, runTestsTwice, type TestRun, type TestRunner } from './run-tests.ts';
import type { TestReport } from './test-report.ts';

const TESTS = 200;

/** A run of many tests, of which the first so many failed. */
function runOf(failures: number): TestRun {
  const tests = Array.from({ length: TESTS }, (_, place): TestReport => {
    const isFailed = place < failures;
    const outcome = isFailed ? 'failed' : 'passed';
    return { title: `test ${place}`, outcome, ms: 1, error: isFailed ? 'too late' : '' };
  });
  return {
    result: { code: failures > 0 ? 1 : 0, output: `${failures} failed` },
    report: { files: [{ file: 'a.test.ts', ms: TESTS, tests, error: '' }], errors: [] },
  };
}

function runnerOf(...runs: readonly TestRun[]): { run: TestRunner; asked: number[] } {
  const asked: number[] = [];
  const left = [...runs];
  const run: TestRunner = async (failed) => {
    asked.push(failed?.length ?? 0);
    return left.shift()!;
  };
  return { run, asked };
}

test('what holds at once is not tried again', async () => {
  const { run, asked } = runnerOf(runOf(0));
  expect(await runTestsTwice(run)).toMatchObject({ tally: { passed: TESTS, failed: 0 } });
  expect(asked).toEqual([0]);
});

test('what holds the second time does not fail, and is told', async () => {
  const { run, asked } = runnerOf(runOf(2), runOf(0));
  const result = await runTestsTwice(run);
  expect(result).toMatchObject({ tally: { passed: TESTS, failed: 0 }, output: '' });
  expect(result.unsteady?.map(({ title }) => title)).toEqual(['test 0', 'test 1']);
  expect(asked).toEqual([0, 1]);
});

test('what fails twice fails, with what was said both times', async () => {
  const { run } = runnerOf(runOf(2), runOf(1));
  const { tally, output } = await runTestsTwice(run);
  expect(tally).toMatchObject({ passed: TESTS - 1, failed: 1 });
  expect(output).toContain('2 failed\nTried again alone:\n1 failed');
});

test('more than one unsteady test in a hundred fails', async () => {
  const { run } = runnerOf(runOf(3), runOf(0));
  const { tally, output } = await runTestsTwice(run);
  expect(tally.failed).toBe(1);
  expect(output).toContain('3 tests are unsteady');
});

test('a second try that does not come to its end proves nothing', async () => {
  const { run } = runnerOf(runOf(1), { ...runOf(0), report: undefined });
  expect((await runTestsTwice(run)).tally.failed).toBe(1);
});

test('a second try that ends badly for another reason has failed', async () => {
  const { run } = runnerOf(runOf(1), { ...runOf(0), result: { code: 1, output: '' } });
  expect((await runTestsTwice(run)).tally.failed).toBe(1);
});

test('tests that must hold at once get no second try', async () => {
  const { run, asked } = runnerOf(runOf(1), runOf(0));
  expect((await runTests(run)).tally.failed).toBe(1);
  expect(asked).toHaveLength(1);
});
