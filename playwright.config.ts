import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findJourneyBrowser } from './e2e/support/chromium.ts';

/** What only `npm run test:long` looks at: every look, language and theme. */
const isLong = process.env.E2E_LONG === 'true';

const executablePath = findJourneyBrowser(process.env);

/** A phone in the hand of one player. No retries: a journey that passes now and then is broken. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.test.ts',
  testIgnore: isLong ? [] : ['pictures.e2e.test.ts'],
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // Two more than there are cores: a journey also waits, for the product and for time to pass.
  workers: availableParallelism() + 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    ...(process.env.E2E_BASE_URL ? { baseURL: process.env.E2E_BASE_URL } : {}),
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    // A sharper screen would be four times the work for two cores that draw without a graphics card.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    // Banners and films that move keep such a machine busier than the journeys do. Those about movement want it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch much of the site once more for every journey. Those about it want it.
    serviceWorkers: 'block',
    // A recording of every journey would cost more time than the journeys themselves.
    trace: process.env.E2E_TRACE === 'true' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: chromiumArguments({ isRoot: process.getuid?.() === 0 }),
      // Our own list of arguments says whether there is a sandbox.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
});
