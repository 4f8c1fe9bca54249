import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The machine's Chromium: the one that CHROMIUM_PATH names, else the first on the PATH. */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (environment.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** How Chromium is started: without a window, and without calling home. */
export function chromiumArguments({ isRoot }: { isRoot: boolean }): string[] {
  return [
    '--headless',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Chromium's sandbox refuses to run as root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
