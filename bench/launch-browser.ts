import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../e2e/support/chromium.ts';
import type { Bench } from './bench.ts';

/** The machine's Chromium, or an error that says how to get one. */
export function requireChromium(): string {
  const path = findChromium(process.env);
  if (!path) throw new Error('There is no Chromium. Install it, or name it by CHROMIUM_PATH.');
  return path;
}

export const isRoot = process.getuid?.() === 0;

export async function launchBrowser(bench: Bench): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: chromiumArguments({ isRoot }),
    // Our own list of arguments says whether there is a sandbox.
    chromiumSandbox: !isRoot,
  });
  bench.endLater(() => browser.close());
  return browser;
}
