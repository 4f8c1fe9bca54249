import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELL = 'chromium-headless-shell';

type Environment = Readonly<Record<string, string | undefined>>;

/** The machine's Chromium as people use it: the one that CHROMIUM_PATH names, else the first on the PATH. */
export const findChromium = (environment: Environment): string | undefined =>
  findBrowser(environment, WHOLE);

/** What drives the journeys: rather Chromium without its windows, which needs a third less of a machine. */
export const findJourneyBrowser = (environment: Environment): string | undefined =>
  findBrowser(environment, [SHELL, ...WHOLE]);

export const isShell = (path: string): boolean => basename(path) === SHELL;

function findBrowser(environment: Environment, names: readonly string[]): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const folders = (environment.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
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
    // How far ahead of the screen a phone on 4G loads pictures. The shell knows of no network, and would look further.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    // Chromium's sandbox refuses to run as root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}
