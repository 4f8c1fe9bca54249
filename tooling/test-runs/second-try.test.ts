import { expect, test } from 'vitest';
import { isTooUnsteady, isWorthSecondTry, settle } from './second-try.ts';
import type { FileReport, RunReport, TestReport } from './test-report.ts';

const passed = (title: string): TestReport => ({ title, outcome: 'passed', ms: 1, error: '' });
const failed = (title: string, error = 'too late'): TestReport => ({
  title,
  outcome: 'failed',
  ms: 1,
  error,
});
const file = (name: string, tests: readonly TestReport[], error = ''): FileReport => ({
  file: name,
  ms: 1,
  tests,
  error,
});
const run = (...files: FileReport[]): RunReport => ({ files, errors: [] });
const many = (count: number, make = passed): TestReport[] =>
  Array.from({ length: count }, (_, place) => make(`test ${place}`));

test('what holds the second time counts as held, and is named with its first error', () => {
  const first = run(file('a', [passed('one'), failed('two')]), file('b', [passed('three')]));
  const { report, unsteady } = settle(first, run(file('a', [passed('one'), passed('two')])));
  expect(report).toEqual(
    run(
      file('a', [passed('one'), { ...failed('two'), outcome: 'passed' }]),
      file('b', [passed('three')]),
    ),
  );
  expect(unsteady).toEqual([{ file: 'a', title: 'two', error: 'too late' }]);
});

test('what fails twice, or is not found again, has failed', () => {
  const first = run(file('a', [failed('one'), failed('two')]), file('b', [failed('three')]));
  const { report, unsteady } = settle(first, run(file('a', [failed('one')])));
  expect(report).toEqual(first);
  expect(unsteady).toEqual([]);
});

test('of several tests with one title all must hold', () => {
  const first = run(file('a', [failed('one')]));
  const second = run(file('a', [passed('one'), failed('one')]));
  expect(settle(first, second).unsteady).toEqual([]);
});

test('a test that held is not asked again', () => {
  const first = run(file('a', [passed('one'), failed('two')]));
  const { report } = settle(first, run(file('a', [failed('one'), passed('two')])));
  expect(report.files[0]!.tests.map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
});

test('a file that loads only the second time brings its tests, and is unsteady', () => {
  const { report, unsteady } = settle(run(file('a', [], 'gone')), run(file('a', [failed('one')])));
  expect(report.files).toEqual([file('a', [failed('one')])]);
  expect(unsteady).toEqual([{ file: 'a', title: '', error: 'gone' }]);
});

test('what goes wrong outside of tests stays wrong', () => {
  const first = { ...run(file('a', [failed('one')])), errors: ['first'] };
  const second = { ...run(file('a', [passed('one')])), errors: ['second'] };
  expect(settle(first, second).report.errors).toEqual(['first', 'second']);
});

test('a tenth of failed tests is tried again, more is broken', () => {
  expect(isWorthSecondTry(run(file('a', many(10))))).toBe(false);
  expect(isWorthSecondTry(run(file('a', [...many(9), failed('bad')])))).toBe(true);
  expect(isWorthSecondTry(run(file('a', [...many(8), failed('bad'), failed('worse')])))).toBe(
    false,
  );
  expect(isWorthSecondTry(run(file('a', many(9)), file('b', [], 'does not load')))).toBe(true);
  const outside = { ...run(file('a', [...many(9), failed('bad')])), errors: ['outside'] };
  expect(isWorthSecondTry(outside)).toBe(false);
});

test('one unsteady test in a hundred is borne, a second one is not', () => {
  const report = run(file('a', many(100)));
  const unsteady = { file: 'a', title: 'test 1', error: '' };
  expect(isTooUnsteady([], report)).toBe(false);
  expect(isTooUnsteady([unsteady], report)).toBe(false);
  expect(isTooUnsteady([unsteady, unsteady], report)).toBe(true);
});
