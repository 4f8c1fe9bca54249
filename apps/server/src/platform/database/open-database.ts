import type { Database } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the server's database where there is an address, else the one embedded in this process. */
export async function openDatabase(options: {
  readonly url?: string | undefined;
  /** Where the embedded database keeps its files. */
  readonly dataDir: string;
  /** How many connections to a server are opened at most; the embedded engine has one. */
  readonly poolSize?: number | undefined;
}): Promise<Database> {
  const { url, dataDir, poolSize } = options;
  return url ? openPostgres({ url, poolSize }) : openEmbedded(dataDir);
}
