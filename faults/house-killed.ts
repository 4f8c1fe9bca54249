import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { layMigratedDatabase } from '@maneki/server/platform/database/testing/test-database';
import { createDatabase, openMigrated, openMoneyServer } from '../bench/money-server.ts';
import { createSpinClient, type SpinClient } from '../bench/spin-client.ts';
import { addSpinPlayers } from '../bench/spin-players.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { compareHouseBooks } from './house-books.ts';
import {
  compareEnd,
  compareSettled,
  type End,
  findEnd,
  type Memory,
  spinUntilUnheard,
} from './house-spins.ts';
import { openProduct, type Product } from './product.ts';

/** On each of the two engines. */
const KILLS = { long: 50, short: 2 };
/** Each life has players of its own, so that the rounds of the one before may end meanwhile. */
const PLAYERS_PER_LIFE = 8;
const OPENING = 10n ** 11n;
const MOMENTS = ['asked', 'answered'] as const;
/** Each time a little later, so that it is in the middle of something else. */
const CALLS = { from: 9, step: 5, steps: 7 };
const DEAD_WITHIN_MS = 90_000;
/** A round that nobody drives is taken up after its lease of 15 seconds, and asked for again after that. */
const ENDED_WITHIN_MS = 90_000;

type Place = { readonly dataDir: string; readonly databaseUrl?: string };

/**
 * The product is killed between the house's books and the platform's: after the house wrote a round down
 * and before the platform heard of it, and after the platform moved the money and before the house knew.
 */
export async function killHouse(run: FaultRun): Promise<FaultReport> {
  const kills = run.isShort ? KILLS.short : KILLS.long;
  const server = await openMoneyServer(run);
  const places: Place[] = [{ dataDir: await makeFolder(run) }];
  await layMigratedDatabase(places[0]!.dataDir);
  if (server)
    places.push({
      dataDir: await makeFolder(run),
      databaseUrl: await createDatabase(server, 'maneki'),
    });
  // Most of it is waiting until somebody takes up what was left lying: the engines can wait together.
  const reports = await Promise.all(places.map((place) => killOn(run, place, kills)));
  return {
    did: `${kills * places.length} kills in all; ${reports.map(({ did }) => did).join('; ')}`,
    wrong: reports.flatMap(({ wrong }) => wrong),
  };
}

async function makeFolder({ endLater }: FaultRun): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maneki-faults-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function killOn(run: FaultRun, place: Place, kills: number): Promise<FaultReport> {
  const engine = place.databaseUrl ? 'PostgreSQL' : 'the embedded database';
  const where = place.databaseUrl ? { url: place.databaseUrl } : { dataDir: place.dataDir };
  const filled = await openMigrated(where, { endLater: () => {} });
  await addSpinPlayers(filled, { players: kills * PLAYERS_PER_LIFE, balance: OPENING });
  await filled.close();
  const product = await openProduct(run, place);
  const client = createSpinClient(product.port);
  const memories: Memory[] = [];
  const wrong: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const call = CALLS.from + (kill % CALLS.steps) * CALLS.step;
    await product.start({ HOUSE_STOP_AT: `${MOMENTS[kill % MOMENTS.length]}:${call}` });
    const lives = Array.from({ length: PLAYERS_PER_LIFE }, (_, seat) =>
      spinUntilUnheard(client, kill * PLAYERS_PER_LIFE + seat + 1),
    );
    if (!(await hasDied(product))) wrong.push(`kill ${kill + 1}: the product did not end itself`);
    await product.kill();
    memories.push(...(await Promise.all(lives)));
    run.tell(`kill ${kill + 1} of ${kills} on ${engine}`);
  }
  await product.start();
  for (const memory of memories) wrong.push(...(await compareSettled(client, memory)));
  const waited = await waitForEnds(client, memories);
  wrong.push(...memories.flatMap((memory) => memory.wrong), ...waited.wrong);
  client.close();
  await product.stop();
  const database = await openMigrated(where, run);
  const books = await compareHouseBooks(database, { opening: OPENING });
  wrong.push(...books.wrong, ...(await checkLedger(database)));
  await database.close();
  const spins = memories.reduce((sum, memory) => sum + memory.spins, 0);
  const counted = [...books.counts].map(([status, count]) => `${count} ${status}`).join(', ');
  const { SETTLED, VOIDED, NOT_BEGUN } = waited.ends;
  const did =
    `on ${engine} ${spins} spins were answered and ${memories.length} cut off: ${SETTLED} of them ` +
    `settled, ${VOIDED} voided, ${NOT_BEGUN} had not begun; rounds: ${counted}`;
  return { did, wrong };
}

async function hasDied(product: Product): Promise<boolean> {
  const deadline = Date.now() + DEAD_WITHIN_MS;
  while (product.isRunning() && Date.now() < deadline) await wait(20);
  return !product.isRunning();
}

async function waitForEnds(client: SpinClient, memories: readonly Memory[]) {
  const ends: Record<End, number> = { SETTLED: 0, VOIDED: 0, NOT_BEGUN: 0 };
  const wrong: string[] = [];
  const deadline = Date.now() + ENDED_WITHIN_MS;
  let open = memories;
  while (open.length > 0 && Date.now() < deadline) {
    const still: Memory[] = [];
    for (const memory of open) {
      const found = await findEnd(client, memory);
      if (!found) {
        still.push(memory);
        continue;
      }
      ends[found.end] += 1;
      wrong.push(...(await compareEnd(client, memory, found)));
    }
    open = still;
    if (open.length > 0) await wait(250);
  }
  for (const { player } of open) wrong.push(`the round of player ${player} has no end`);
  return { ends, wrong };
}
