import { expect, test } from 'vitest';
import { type PlaywrightReport, readPlaywright } from './read-playwright.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

const spec = (title: string, status: Status, messages: readonly string[] = []) => ({
  title,
  line: 7,
  tests: [
    { status, results: [{ duration: 20, errors: messages.map((message) => ({ message })) }] },
  ],
});

const file = (specs: ReturnType<typeof spec>[], suites: object[] = []): PlaywrightReport =>
  ({
    suites: [{ title: 'home.e2e.test.ts', file: 'home.e2e.test.ts', specs, suites }],
    errors: [],
  }) as PlaywrightReport;

test('journeys are told by their file, their line and what they took', () => {
  const { files } = readPlaywright(file([spec('opens', 'expected'), spec('moves', 'expected')]));
  expect(files).toMatchObject([{ file: 'e2e/home.e2e.test.ts', ms: 40, error: '' }]);
  expect(files[0]!.tests[0]).toEqual({
    title: 'opens',
    outcome: 'passed',
    ms: 20,
    error: '',
    line: 7,
  });
});

test('a journey within a group carries the title of its group', () => {
  const group = { title: 'dark', file: 'home.e2e.test.ts', specs: [spec('opens', 'expected')] };
  const [found] = readPlaywright(file([], [group])).files;
  expect(found!.tests.map(({ title }) => title)).toEqual(['dark > opens']);
});

test('a journey that passes only now and then has failed, with what was said', () => {
  const { files } = readPlaywright(
    file([spec('a', 'flaky', ['too late']), spec('b', 'unexpected'), spec('c', 'skipped')]),
  );
  expect(files[0]!.tests.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'skipped']);
  expect(files[0]!.tests[0]!.error).toBe('too late');
});

test('what goes wrong outside of all journeys is told', () => {
  const report = { suites: [], errors: [{ message: 'the product does not start' }] };
  expect(readPlaywright(report).errors).toEqual(['the product does not start']);
});
