import { houseManifest } from '@maneki/house/manifest';
import { seed } from '@maneki/server/seed';
import { addChannels, addPayees } from '../bench/cashier-members.ts';
import { createDatabase, openMigrated } from '../bench/money-server.ts';
import { addGame, addPlayers } from '../bench/players.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import type { FaultRun } from './fault.ts';

/** The opening balance of everybody who pays in or takes out. */
export const OPENING = 1_000_000_000n;

/** A database of members with money, who can pay in and take out. */
export async function openBooks(
  run: FaultRun,
  server: DurableServer,
  { name, members }: { readonly name: string; readonly members: number },
) {
  const url = await createDatabase(server, name);
  const database = await openMigrated({ url }, run);
  const now = new Date();
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  await addGame(database, now);
  await addPlayers(database, { from: 1, to: members, balance: OPENING, now });
  await addPayees(database, { from: 1, to: members, hashed: 'hardly', now });
  await addChannels(database, now);
  return { url, database };
}
