/**
 * The database tests again, on a PostgreSQL server of their own: the same code must give the same
 * results as on the embedded engine. The last line says how many held.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../e2e/support/find-free-port.ts';
import { endWithSignals } from './gate/end-with-signals.ts';
import { installSystemPackages, mayInstall } from './gate/provide-packages.ts';
import { isInterrupted, stopCommands } from './gate/run-command.ts';
import { showStep } from './gate/run-steps.ts';
import type { StepResult } from './gate/step.ts';
import { runVitest } from './gate/steps.ts';
import { single, writeSummary } from './gate/tally.ts';
import { findBinaries } from './postgres/find-binaries.ts';
import { startServer } from './postgres/start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'maneki-postgres-'));
const removeFolder = () => rmSync(folder, { recursive: true, force: true });
endWithSignals(removeFolder);

const { tally } = await showStep('database tests on PostgreSQL', testOnPostgres);
if (!isInterrupted()) {
  await stopCommands();
  removeFolder();
  console.log(writeSummary(tally));
}
process.exitCode = tally.failed === 0 ? 0 : 1;

async function testOnPostgres(): Promise<StepResult> {
  const binaries = await provideBinaries();
  if (!binaries) return { tally: single(false), output: 'Please install PostgreSQL 15 or newer.' };
  const url = await startServer({ binaries, folder, port: await findFreePort() });
  return runVitest('database', { env: { TEST_DATABASE_URL: url } });
}

async function provideBinaries(): Promise<string | undefined> {
  const found = await findBinaries();
  if (found || !mayInstall()) return found;
  const { isDone, output } = await installSystemPackages(['postgresql']);
  if (!isDone) throw new Error(output);
  return findBinaries();
}
