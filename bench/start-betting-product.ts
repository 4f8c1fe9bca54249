import type { Database } from '@maneki/server/platform/database/database';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import type { Bench } from './bench.ts';
import { createDatabase, openMigrated } from './money-server.ts';
import { addGame, addPlayers } from './players.ts';
import { addKeys, MASTER_SECRET, type ProviderKeys } from './provider-keys.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type BettingProduct = {
  readonly product: ServerProcess;
  readonly keys: ProviderKeys;
};

/** The product on a new database, with players who can pay for any load and keys to sign their calls. */
export async function startBettingProduct(
  bench: Bench,
  server: DurableServer,
  made: {
    readonly database: string;
    readonly players: number;
    readonly now: Date;
    readonly environment?: Readonly<Record<string, string>>;
  },
): Promise<BettingProduct> {
  bench.tell('filling the tables of bets, and starting the product on them');
  const url = await createDatabase(server, made.database);
  const keys = await fillWithPlayers(await openMigrated({ url }, bench), made);
  const product = await startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/readyz',
    environment: {
      DATABASE_URL: url,
      MASTER_SECRET,
      ROLE: 'web',
      REDIS_URL: '',
      ...made.environment,
    },
  });
  return { product, keys };
}

/** Players, their game, and keys of the providers at which they play it. */
export async function fillWithPlayers(
  database: Database,
  { players, now }: { readonly players: number; readonly now: Date },
): Promise<ProviderKeys> {
  await addGame(database, now);
  await addPlayers(database, { from: 1, to: players, balance: 10n ** 12n, now });
  return addKeys(database, now);
}
