import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { addLobbyGames } from './lobby-games.ts';
import { openMigrated } from './money-server.ts';
import { MASTER_SECRET } from './provider-keys.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** The product on a database of its own with so many games, and favourites of many people. */
export async function startLobby(
  bench: Bench,
  filling: { readonly games: number; readonly favourites: number },
): Promise<ServerProcess> {
  bench.tell(`filling a lobby with ${filling.games} games, and starting the product on it`);
  const dataDir = await mkdtemp(join(tmpdir(), 'maneki-lobby-'));
  bench.endLater(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openMigrated({ dataDir }, { endLater: () => {} });
  await addLobbyGames(database, filling);
  await database.close();
  return startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/api/catalog/lobby',
    environment: {
      DATABASE_URL: '',
      REDIS_URL: '',
      DATA_DIR: dataDir,
      MASTER_SECRET,
      // One address may not ask as much as a load does: each question comes from another one.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  });
}
