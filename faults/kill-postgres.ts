import { setTimeout as wait } from 'node:timers/promises';
import { NOT_INSTALLED, openMigrated } from '../bench/money-server.ts';
import { type BetStream, streamBets } from './bet-stream.ts';
import { checkLedger, compareWithBooks, compareWithStatus } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { openPostgresPlace } from './open-players.ts';
import { openProduct } from './product.ts';
import { createProviderClient } from './provider-client.ts';
import { countUnknown } from './write-counts.ts';

const KILLS = { long: 30, short: 2 };
const PLAYERS = 40;
const LINES = 12;
/** The gate runs the short form beside other faults, on machines that may be busy as well. */
const AGAIN_MS_MAX = { long: 10_000, short: 60_000 };
const LIVES_MS = { from: 400, step: 53, steps: 15 };
const DOWN_MS = 300;

/** The database server dies under the product, which stays, says so, and goes on by itself. */
export async function killPostgres(run: FaultRun): Promise<FaultReport> {
  const length = run.isShort ? 'short' : 'long';
  const kills = KILLS[length];
  const againMsMax = AGAIN_MS_MAX[length];
  const place = await openPostgresPlace(run, { players: PLAYERS, opening: 1_000_000_000n });
  if (!place) return { did: '', wrong: [], skipped: NOT_INSTALLED };
  const product = await openProduct(run, place);
  await product.start();
  const client = createProviderClient({ port: product.port, keys: place.keys });
  const stream = streamBets(client, { lines: LINES, players: PLAYERS, name: 'kill' });
  const againMs: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    await wait(LIVES_MS.from + (kill % LIVES_MS.steps) * LIVES_MS.step);
    await place.server.kill();
    await wait(DOWN_MS);
    await place.server.start();
    againMs.push(await untilNextBet(stream, againMsMax));
    run.tell(`kill ${kill} of ${kills}, ${stream.log.bets.length} bets`);
  }
  const hasStayed = product.isRunning();
  const log = await stream.finish();
  const byStatus = await compareWithStatus(client, log);
  client.close();
  await product.stop();
  const database = await openMigrated({ url: place.databaseUrl }, run);
  const slowest = Math.max(...againMs);
  const wrong = [
    ...(hasStayed ? [] : ['the product went down with its database']),
    ...(log.unknown.has('TEMPORARY') ? [] : ['nobody was told TEMPORARY']),
    ...(await compareWithBooks(database, { log, opening: place.opening })),
    ...byStatus,
    ...(await checkLedger(database)),
    ...(slowest > againMsMax ? [`no bet for ${Math.round(slowest)} ms after a start`] : []),
  ];
  await database.close();
  const did =
    `${kills} kills of PostgreSQL under the product, ${log.bets.length} bets told, ` +
    `${countUnknown(log)}, betting again within ${(slowest / 1_000).toFixed(1)} s of its start`;
  return { did, wrong };
}

/** How long it takes from now until a bet has been accepted. */
async function untilNextBet({ log }: BetStream, againMsMax: number): Promise<number> {
  const startedAt = performance.now();
  const before = log.bets.length;
  while (log.bets.length === before && performance.now() - startedAt < 3 * againMsMax)
    await wait(10);
  return performance.now() - startedAt;
}
