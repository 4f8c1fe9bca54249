import { expect, test } from 'vitest';
import type { StepRun } from '../gate/run-steps.ts';
import { NOTHING } from '../gate/tally.ts';
import type { FileReport, TestReport } from '../test-runs/test-report.ts';
import { writeReport } from './write-report.ts';
import { writeSlowest, writeSpending } from './write-spending.ts';

const passed = (title: string, ms: number): TestReport => ({
  title,
  outcome: 'passed',
  ms,
  error: '',
});

const file = (name: string, ms: number, tests: readonly TestReport[]): FileReport => ({
  file: name,
  ms,
  tests,
  error: '',
});

const WALLET = 'apps/server/src/features/wallet/caps.db.test.ts';

test('a feature is told what its files take, from loading them to the last test', () => {
  const journeys = [passed('[CASH-1] pays', 1_000), passed('[LIST-2] finds', 500)];
  const files = [
    file(WALLET, 3_000, [passed('caps', 2_000)]),
    file('e2e/a.e2e.test.ts', 1_500, journeys),
    file('tooling/tidy.test.ts', 100, []),
  ];
  expect(writeSpending(files)).toBe('wallet 4.0 s, catalog 0.5 s, tooling 0.1 s');
});

test('of many tests the forty slowest are told, the slowest first', () => {
  const tests = Array.from({ length: 50 }, (_, place) => passed(`test ${place}`, place * 100));
  const lines = writeSlowest([file(WALLET, 0, tests)]).split('\n');
  expect(lines).toHaveLength(40);
  expect(lines[0]).toBe(`   4.9 s  ${WALLET}: test 49`);
  expect(lines[39]).toContain('test 10');
});

test('a run tells its steps, and what was unsteady with the beginning of its first error', () => {
  const error = 'Error: too late\n\n  at a\n  at b\n  at c';
  const unsteady = [
    { file: WALLET, title: 'caps', error },
    { file: WALLET, title: '', error: 'does not load' },
  ];
  const result = { tally: NOTHING, output: '', unsteady };
  const runs: StepRun[] = [
    { name: 'types', ms: 12_345, result: { tally: NOTHING, output: '' } },
    { name: 'database', ms: 1_000, result },
  ];
  expect(writeReport(runs)).toBe(
    [
      'steps: types 12.3 s, database 1.0 s',
      'unsteady:',
      `  ${WALLET}: caps`,
      '    Error: too late',
      '    at a',
      '    at b',
      `  ${WALLET}: the file itself`,
      '    does not load',
    ].join('\n'),
  );
});
