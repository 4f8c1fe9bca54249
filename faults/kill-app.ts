import { setTimeout as wait } from 'node:timers/promises';
import { openMigrated } from '../bench/money-server.ts';
import { streamBets } from './bet-stream.ts';
import { checkLedger, compareWithBooks, compareWithStatus } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { openEmbeddedPlace } from './open-players.ts';
import { openProduct } from './product.ts';
import { createProviderClient } from './provider-client.ts';
import { countUnknown } from './write-counts.ts';

const KILLS = { long: 50, short: 2 };
const PLAYERS = 40;
const LINES = 12;
/** The gate runs the short form on machines that are busy with other things as well. */
const READY_MS_MAX = { long: 10_000, short: 60_000 };
/** Each time it is killed a little later, so that it is in the middle of something else. */
const LIVES_MS = { from: 800, step: 37, steps: 20 };

/** The product is killed while it takes bets, on the database that it carries with it. */
export async function killApp(run: FaultRun): Promise<FaultReport> {
  const length = run.isShort ? 'short' : 'long';
  const kills = KILLS[length];
  const place = await openEmbeddedPlace(run, { players: PLAYERS, opening: 1_000_000_000n });
  const product = await openProduct(run, place);
  const readyMs = [await product.start()];
  const client = createProviderClient({ port: product.port, keys: place.keys });
  const stream = streamBets(client, { lines: LINES, players: PLAYERS, name: 'kill' });
  for (let kill = 1; kill <= kills; kill += 1) {
    await wait(LIVES_MS.from + (kill % LIVES_MS.steps) * LIVES_MS.step);
    await product.kill();
    readyMs.push(await product.start());
    run.tell(`kill ${kill} of ${kills}, ${stream.log.bets.length} bets`);
  }
  const log = await stream.finish();
  const byStatus = await compareWithStatus(client, log);
  client.close();
  await product.stop();
  const database = await openMigrated(place, run);
  const slowest = Math.max(...readyMs);
  const wrong = [
    ...(await compareWithBooks(database, { log, opening: place.opening })),
    ...byStatus,
    ...(await checkLedger(database)),
    ...(slowest > READY_MS_MAX[length] ? [`ready only after ${Math.round(slowest)} ms`] : []),
  ];
  await database.close();
  const did =
    `${kills} kills of the product on the embedded database, ${log.bets.length} bets told, ` +
    `${countUnknown(log)}, ready again within ${(slowest / 1_000).toFixed(1)} s`;
  return { did, wrong };
}
