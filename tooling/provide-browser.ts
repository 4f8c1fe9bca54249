import { findChromium } from '../e2e/support/chromium.ts';
import { installSystemPackages, mayInstall } from './gate/provide-packages.ts';
import { runCommand } from './gate/run-command.ts';
import type { StepResult } from './gate/step.ts';
import { single } from './gate/tally.ts';

/** Without these a browser draws boxes where the words of three of our languages should be. */
const FONTS = [
  { name: 'fonts-noto-cjk', languages: ['ja', 'zh-cn'] },
  { name: 'fonts-thai-tlwg', languages: ['th'] },
] as const;

/** Finds Chromium and the fonts that the pages need, and installs them where that is possible. */
export async function provideBrowser(): Promise<StepResult> {
  const missing = await listMissing();
  if (missing.length === 0) return { tally: single(true), output: '' };
  if (process.env.CHROMIUM_PATH && !findChromium(process.env)) {
    return { tally: single(false), output: 'CHROMIUM_PATH names a file that does not exist.' };
  }
  if (!mayInstall()) {
    return { tally: single(false), output: `Please install: ${missing.join(' ')}` };
  }
  const { isDone, output } = await installSystemPackages(missing);
  const isProvided = isDone && (await listMissing()).length === 0;
  return { tally: single(isProvided), output: isProvided ? '' : output };
}

async function listMissing(): Promise<string[]> {
  const missing: string[] = findChromium(process.env) ? [] : ['chromium'];
  // Elsewhere the system itself brings fonts for every language.
  if (process.platform !== 'linux') return missing;
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
