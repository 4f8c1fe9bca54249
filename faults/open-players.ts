import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseManifest } from '@maneki/house/manifest';
import { layMigratedDatabase } from '@maneki/server/platform/database/testing/test-database';
import { seed } from '@maneki/server/seed';
import { createDatabase, openMigrated, openMoneyServer } from '../bench/money-server.ts';
import { addGame, addPlayers } from '../bench/players.ts';
import { addKeys, type ProviderKeys } from '../bench/provider-keys.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import type { FaultRun } from './fault.ts';

/** Where a product finds players with money: a folder, and on a server a database as well. */
export type Place = {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly keys: ProviderKeys;
  readonly opening: bigint;
};

type Players = { readonly players: number; readonly opening: bigint };

export async function openEmbeddedPlace(run: FaultRun, players: Players): Promise<Place> {
  const dataDir = await makeFolder(run);
  await layMigratedDatabase(dataDir);
  return { dataDir, ...(await fill({ dataDir }, players)) };
}

/** Undefined where PostgreSQL is not installed. */
export async function openPostgresPlace(
  run: FaultRun,
  players: Players,
): Promise<(Place & { readonly server: DurableServer; readonly databaseUrl: string }) | undefined> {
  const server = await openMoneyServer(run);
  if (!server) return undefined;
  const databaseUrl = await createDatabase(server, 'maneki');
  const filled = await fill({ url: databaseUrl }, players);
  return { dataDir: await makeFolder(run), databaseUrl, server, ...filled };
}

async function makeFolder({ endLater }: FaultRun): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maneki-faults-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function fill(
  place: { readonly url?: string; readonly dataDir?: string },
  { players, opening }: Players,
): Promise<Pick<Place, 'keys' | 'opening'>> {
  const ends: (() => Promise<void>)[] = [];
  const database = await openMigrated(place, { endLater: (end) => ends.push(end) });
  try {
    const now = new Date();
    await seed(database, { manifest: houseManifest, isDemo: true, now });
    await addGame(database, now);
    await addPlayers(database, { from: 1, to: players, balance: opening, now });
    return { keys: await addKeys(database, now), opening };
  } finally {
    // The embedded database is its product's alone.
    for (const end of ends) await end();
  }
}
