import { defineConfig } from 'vitest/config';

const FOLDERS = '{apps,packages,tooling,bench,faults}';
const DATABASE = `${FOLDERS}/**/*.db.test.ts`;
const NOT_OURS = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    // The machine may have many cores, but each embedded database costs a few hundred megabytes.
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.{ts,tsx}`],
          exclude: [...NOT_OURS, DATABASE, '**/*.e2e.test.ts'],
          // Milliseconds each, but not on a machine that is busy with something else.
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'database',
          include: [DATABASE],
          exclude: NOT_OURS,
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
