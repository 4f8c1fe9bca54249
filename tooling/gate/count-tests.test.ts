import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countFaults, countPlaywright, countVitest } from './count-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'maneki-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = { code: 0, output: '' };
const BAD = { code: 1, output: '' };

function report(content: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const vitest = (passed: number, failed: number, testResults: object[] = []) =>
  report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults,
  });

const playwright = (expected: number, unexpected: number, flaky = 0) =>
  report({ stats: { expected, unexpected, flaky, skipped: 0 } });

test('the tests of a run are counted', () => {
  expect(countVitest(vitest(5, 2), BAD)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  expect(countPlaywright(playwright(3, 1), BAD)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a file that does not load is a failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(countVitest(vitest(1, 1, files), BAD)).toMatchObject({ passed: 1, failed: 2 });
});

test('a run of no tests is a failure', () => {
  expect(countVitest(vitest(0, 0), GOOD).failed).toBe(1);
  expect(countPlaywright(playwright(0, 0), GOOD).failed).toBe(1);
});

test('a runner that ends badly although every test passed has failed', () => {
  expect(countVitest(vitest(4, 0), BAD)).toMatchObject({ passed: 4, failed: 1 });
  expect(countVitest(vitest(4, 0), GOOD)).toMatchObject({ passed: 4, failed: 0 });
});

test('a test that passes only now and then has failed', () => {
  expect(countPlaywright(playwright(2, 0, 1), GOOD)).toMatchObject({ passed: 2, failed: 1 });
});

test('a run without a report has failed', () => {
  expect(countVitest(join(folder, 'missing.json'), GOOD)).toMatchObject({ passed: 0, failed: 1 });
});

test('faults are counted by their last line, and a run without one has failed', () => {
  const said = 'clock: held (3.0 s): …\n4 held, 1 failed, 2 skipped\n';
  expect(countFaults({ code: 1, output: said })).toEqual({ passed: 4, failed: 1, skipped: 2 });
  expect(countFaults({ code: 1, output: 'cut off' })).toMatchObject({ failed: 1 });
});
