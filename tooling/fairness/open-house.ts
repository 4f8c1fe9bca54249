import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TABLE_GAMES } from '@maneki/games/tables/table-games';
import type { HouseDatabase } from '@maneki/house/platform/database';
import { HOUSE_MIGRATIONS } from '@maneki/house/platform/house-migrations';
import { createSealer } from '@maneki/house/platform/seal';
import { drawSecureBytes } from '@maneki/house/platform/secrets';
import type { HouseServices } from '@maneki/house/platform/services';
import { systemClock } from '@maneki/kernel/clock';
import { migrate } from '@maneki/server/platform/database/migrate';
import { openDatabase } from '@maneki/server/platform/database/open-database';
import { agreeingWallet } from './play-rounds.ts';

export type FairHouse = {
  readonly services: HouseServices;
  readonly engine: 'embedded' | 'postgres';
  /** Where what is exported may lie for a while. */
  readonly folder: string;
};

type Ends = { endLater(end: () => Promise<void>): void };

/** The house's tables alone, on a server or embedded, with seeds that nobody can foretell. */
export async function openHouse(
  { endLater }: Ends,
  { url }: { readonly url?: string | undefined } = {},
): Promise<FairHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'maneki-fairness-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  const database = await openDatabase({ url, dataDir: join(folder, 'data') });
  endLater(() => database.close());
  await migrate(database, HOUSE_MIGRATIONS);
  const services: HouseServices = {
    // The same connections, of which the house sees its own schema.
    database: database as unknown as HouseDatabase,
    clock: systemClock,
    log: { error: tell, warn: tell, info: tell },
    wallet: agreeingWallet,
    sealer: createSealer(randomBytes(32).toString('hex'), 'seeds'),
    drawBytes: drawSecureBytes,
    tables: TABLE_GAMES,
  };
  return { services, engine: database.engine, folder };
}

const tell = (about: unknown, said?: string): void => {
  process.stderr.write(`${said ?? ''} ${JSON.stringify(about)}\n`);
};
