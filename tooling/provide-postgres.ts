import { findFreePort } from '../e2e/support/find-free-port.ts';
import { installSystemPackages, mayInstall } from './gate/provide-packages.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './gate/temporary-folder.ts';
import { findBinaries } from './postgres/find-binaries.ts';
import { type CarefreeServer, startServer } from './postgres/start-server.ts';

/**
 * A server for this run alone, on a free port and gone with everything in it when it is stopped. Undefined
 * where none is installed and we cannot install one.
 */
export async function providePostgres(): Promise<CarefreeServer | undefined> {
  const binaries = await provideBinaries();
  if (!binaries) return undefined;
  const folder = makeTemporaryFolder('maneki-postgres-');
  const server = await startServer({ binaries, folder, port: await findFreePort() });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      removeTemporaryFolder(folder);
    },
  };
}

async function provideBinaries(): Promise<string | undefined> {
  const found = await findBinaries();
  if (found || !mayInstall()) return found;
  await installSystemPackages(['postgresql']);
  return findBinaries();
}
