import { join } from 'node:path';
import type { Database } from '@maneki/server/platform/database/database';
import { migrate } from '@maneki/server/platform/database/migrate';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { SERVER_MIGRATIONS } from '@maneki/server/platform/database/read-migrations';
import { findFreePort } from '../e2e/support/find-free-port.ts';
import { runCommand } from '../tooling/gate/run-command.ts';
import { findBinaries } from '../tooling/postgres/find-binaries.ts';
import { type DurableServer, openDurableServer } from '../tooling/postgres/open-durable-server.ts';

type Ends = { endLater(end: () => Promise<void>): void };

/** A durable PostgreSQL of our own; undefined where none is installed. */
export async function openMoneyServer(ends: Ends): Promise<DurableServer | undefined> {
  const binaries = await findBinaries();
  return binaries ? openDurableServer({ binaries, port: await findFreePort() }, ends) : undefined;
}

export const NOT_INSTALLED = 'PostgreSQL 15 or newer is not installed here';

/** Makes an empty database on the server. */
export async function createDatabase(server: DurableServer, name: string): Promise<string> {
  const place = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'postgres'];
  const { code, output } = await runCommand(join(server.binaries, 'createdb'), [...place, name]);
  if (code !== 0) throw new Error(`The database ${name} could not be made:\n${output}`);
  return server.urlOf(name);
}

/** Opens a migrated database, by its address or in a folder of this machine. */
export async function openMigrated(
  place: { readonly url?: string; readonly dataDir?: string },
  { endLater }: Ends,
): Promise<Database> {
  const database = await openDatabase({ url: place.url, dataDir: place.dataDir ?? '' });
  endLater(() => database.close());
  await migrate(database, { directory: SERVER_MIGRATIONS });
  return database;
}
