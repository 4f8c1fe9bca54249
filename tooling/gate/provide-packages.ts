import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Whether we may install packages of the system: root on a Debian or one of its relatives. */
export const mayInstall = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

export type InstallResult = { readonly isDone: boolean; readonly output: string };

/** Installs packages of the system. A list that could not be refreshed may still be good enough. */
export async function installSystemPackages(names: readonly string[]): Promise<InstallResult> {
  const env = {
    DEBIAN_FRONTEND: 'noninteractive',
    // Services of what is installed stay stopped: we start what we need, and stop it again.
    RUNLEVEL: '1',
  };
  const update = await runCommand('apt-get', ['update'], { env });
  const args = ['install', '--yes', '--no-install-recommends', ...names];
  const install = await runCommand('apt-get', args, { env });
  return { isDone: install.code === 0, output: update.output + install.output };
}
