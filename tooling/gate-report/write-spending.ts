import type { FileReport } from '../test-runs/test-report.ts';
import { areaOf } from './area-of.ts';

const SLOWEST = 40;
const TITLE_MAX = 90;

/** What each feature takes of the gate, the most first, on a few lines. */
export function writeSpending(files: readonly FileReport[]): string {
  const spent = new Map<string, number>();
  const add = (area: string, ms: number) => spent.set(area, (spent.get(area) ?? 0) + ms);
  for (const { file, ms, tests } of files) {
    for (const test of tests) add(areaOf(file, test.title), test.ms);
    // To load a file and to prepare its tests takes time as well.
    const rest = ms - tests.reduce((sum, test) => sum + test.ms, 0);
    if (rest > 0) add(areaOf(file, tests[0]?.title ?? ''), rest);
  }
  return [...spent]
    .sort(([, left], [, right]) => right - left)
    .map(([area, ms]) => `${area} ${writeSeconds(ms)}`)
    .join(', ');
}

/** The tests that take longest, a line each. */
export function writeSlowest(files: readonly FileReport[]): string {
  return files
    .flatMap(({ file, tests }) => tests.map(({ title, ms }) => ({ file, title, ms })))
    .sort((left, right) => right.ms - left.ms)
    .slice(0, SLOWEST)
    .map(({ file, title, ms }) => `${writeSeconds(ms).padStart(8)}  ${file}: ${shorten(title)}`)
    .join('\n');
}

export const writeSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const shorten = (title: string): string =>
  title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1)}…` : title;
