import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PARITY_FILES } from './tooling/gate/parity-files.ts';

const FOLDERS = '{apps,packages,tooling,bench,faults}';
const DATABASE = `${FOLDERS}/**/*.db.test.ts`;
const NOT_OURS = ['**/node_modules/**', '**/build/**'];

/** `npm run test:long` sets it. Tests ask by `howMany` of the testkit. */
const provide = { isLong: process.env.TEST_LONG === 'true' };

const withDatabase = {
  provide,
  exclude: NOT_OURS,
  pool: 'forks',
  // Loading the server takes longer than most files; what they change, they change in their own database.
  isolate: false,
  // Long after everybody else would have given up: a machine that is busy is no failure.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          provide,
          include: [`${FOLDERS}/**/*.test.{ts,tsx}`],
          exclude: [...NOT_OURS, DATABASE, '**/*.e2e.test.ts'],
          // To load what a file imports takes far longer than its tests; most import the same.
          isolate: false,
          // What a test says of the browser is no other's.
          unstubGlobals: true,
          setupFiles: ['tooling/test-runs/restore-timers.ts'],
          // Milliseconds each, but not on a machine that is busy with something else: long after a person gave up.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      { test: { ...withDatabase, name: 'database', include: [DATABASE] } },
      { test: { ...withDatabase, name: 'parity', include: [...PARITY_FILES] } },
    ],
  },
});
