import { expect, test } from 'vitest';
import { chooseSteps } from './choose-steps.ts';
import { STEP_NAMES } from './step.ts';
import { SIDE_BY_SIDE, STEPS } from './steps.ts';
import { addTallies, single, writeSummary } from './tally.ts';

test('without a choice every step runs', () => {
  expect(chooseSteps([])).toEqual(STEP_NAMES);
});

test('chosen steps run in the order of the gate, with what they need', () => {
  expect(chooseSteps(['--only', 'unit,types'])).toEqual(['types', 'unit']);
  expect(chooseSteps(['--only', 'e2e', '--only=unit'])).toEqual([
    'browser',
    'build',
    'unit',
    'e2e',
  ]);
});

test('no step needs one that runs beside it', () => {
  for (const group of SIDE_BY_SIDE)
    for (const name of group)
      expect(STEPS[name].needs.filter((needed) => group.has(needed))).toEqual([]);
});

test('an unknown step is refused with the names of those that there are', () => {
  expect(() => chooseSteps(['--only', 'units'])).toThrow(
    /no step units; there are browser, format/,
  );
});

test('the last line adds up every check', () => {
  const tally = addTallies([single(true), single(false), { passed: 10, failed: 2, skipped: 3 }]);
  expect(writeSummary(tally)).toBe('11 passed, 3 failed');
});
