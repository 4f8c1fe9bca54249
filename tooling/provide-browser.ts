import { findChromium, findJourneyBrowser, isShell } from '../e2e/support/chromium.ts';
import { installSystemPackages, mayInstall } from './gate/provide-packages.ts';
import { runCommand } from './gate/run-command.ts';
import type { StepResult } from './gate/step.ts';
import { single } from './gate/tally.ts';

const SHELL = 'chromium-headless-shell';

/** Without these a browser draws boxes where the words of three of our languages should be. */
const FONTS = [
  { name: 'fonts-noto-cjk', languages: ['ja', 'zh-cn'] },
  { name: 'fonts-thai-tlwg', languages: ['th'] },
] as const;

/** Finds the browser of the journeys and the fonts that pages need, and installs them where it may. */
export async function provideBrowser(): Promise<StepResult> {
  const { CHROMIUM_PATH } = process.env;
  const found = findJourneyBrowser(process.env);
  if (CHROMIUM_PATH && !found) {
    return { tally: single(false), output: 'CHROMIUM_PATH names a file that does not exist.' };
  }
  const missing = [...(found ? [] : [SHELL]), ...(await listMissingFonts())];
  if (!mayInstall()) {
    const output = missing.length === 0 ? '' : `Please install: ${missing.join(' ')}`;
    return { tally: single(missing.length === 0), output };
  }
  // A whole Chromium would do, only slowly: where the shell cannot be had, it is good enough.
  const isSlow = found !== undefined && !CHROMIUM_PATH && !isShell(found);
  const wanted = isSlow ? [SHELL, ...missing] : missing;
  if (wanted.length === 0) return { tally: single(true), output: '' };
  const { output } = await installSystemPackages(wanted);
  const isProvided =
    findJourneyBrowser(process.env) !== undefined && (await listMissingFonts()).length === 0;
  return { tally: single(isProvided), output: isProvided ? '' : output };
}

/** A whole Chromium, for what the shell cannot do or would do otherwise: films, pictures. */
export async function provideChromium(): Promise<string> {
  if (!findChromium(process.env)) await installUnlessNamed('chromium');
  return orThrow(findChromium(process.env));
}

/**
 * The browser that measurements are taken with, rather without windows: the whole one renders two pages of its own for
 * each window, of some 400 scripts, on the cores that the page which is measured needs, and no phone has them.
 */
export async function provideMeasuringBrowser(): Promise<string> {
  const found = findJourneyBrowser(process.env);
  if (!found || !isShell(found)) await installUnlessNamed(SHELL);
  return orThrow(findJourneyBrowser(process.env));
}

async function installUnlessNamed(name: string): Promise<void> {
  if (!process.env.CHROMIUM_PATH && mayInstall()) await installSystemPackages([name]);
}

function orThrow(path: string | undefined): string {
  if (!path) throw new Error('There is no Chromium. Install it, or name it by CHROMIUM_PATH.');
  return path;
}

async function listMissingFonts(): Promise<string[]> {
  // Elsewhere the system itself brings fonts for every language.
  if (process.platform !== 'linux') return [];
  const missing: string[] = [];
  for (const font of FONTS) {
    if (!(await hasFont(font))) missing.push(font.name);
  }
  return missing;
}

/** A Debian package says so by its name, any other font by the languages that it can write. */
async function hasFont(font: (typeof FONTS)[number]): Promise<boolean> {
  const dpkg = await runCommand('dpkg-query', ['--status', font.name]);
  if (dpkg.code === 0 && dpkg.output.includes('Status: install ok installed')) return true;
  for (const language of font.languages) {
    const listed = await runCommand('fc-list', [`:lang=${language}`, 'family']);
    if (listed.code !== 0 || listed.output.trim() === '') return false;
  }
  return true;
}
