import { join } from 'node:path';
import { ROOT } from '../gate/root.ts';
import { runNode } from '../gate/run-command.ts';
import { type PlaywrightReport, readPlaywright } from './read-playwright.ts';
import { readReport, startReport } from './report-file.ts';
import type { TestRunner } from './run-tests.ts';
import type { FileReport } from './test-report.ts';

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** Runs journeys, where the configuration of Playwright says how and where its report goes. */
export const runPlaywright: TestRunner = async (failed) => {
  const path = startReport('e2e.json');
  // Playwright passes a choice of its own on to its workers, which warn where both are set.
  const env = process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' };
  const chosen = failed ? ['--workers=1', ...failed.flatMap(placesOf)] : [];
  const result = await runNode([PLAYWRIGHT, 'test', ...chosen], { env });
  const report = readReport<PlaywrightReport>(path);
  return { result, report: report && readPlaywright(report) };
};

/** Where the journeys stand that failed, as Playwright takes them: `e2e/home.e2e.test.ts:12`. */
function placesOf({ file, tests }: FileReport): string[] {
  const failed = tests.filter(({ outcome }) => outcome === 'failed');
  return failed.map(({ line }) => `${file}:${line}`);
}
