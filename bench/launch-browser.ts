import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments } from '../e2e/support/chromium.ts';
import { provideMeasuringBrowser } from '../tooling/provide-browser.ts';
import type { Bench } from './bench.ts';

export const isRoot = process.getuid?.() === 0;

export async function launchBrowser(bench: Bench): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await provideMeasuringBrowser(),
    args: chromiumArguments({ isRoot }),
    // Our own list of arguments says whether there is a sandbox.
    chromiumSandbox: !isRoot,
  });
  bench.endLater(() => browser.close());
  return browser;
}
