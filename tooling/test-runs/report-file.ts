import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../gate/root.ts';

/** Where a runner is to write its report. One of an earlier run must not pass for one of this run. */
export function startReport(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, name);
  rmSync(path, { force: true });
  return path;
}

/** Undefined where the runner did not get so far as to write one. */
export function readReport<Report>(path: string): Report | undefined {
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}
