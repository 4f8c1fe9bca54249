import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import type { Database } from '@maneki/server/platform/database/database';
import { layMigratedDatabase } from '@maneki/server/platform/database/testing/test-database';
import { sql } from 'kysely';
import { writeSlip } from '../bench/five-digits.ts';
import { createLotteryClient, type LotteryClient } from '../bench/lottery-client.ts';
import { createDatabase, openMigrated, openMoneyServer } from '../bench/money-server.ts';
import { addSpinPlayers, seatOf } from '../bench/spin-players.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { compareHouseBooks } from './house-books.ts';
import { checkIssues } from './lottery-model.ts';
import { openProduct, type Product } from './product.ts';

const KILLS = { long: 50, short: 5 };
const PLAYERS = 16;
const OPENING = 10n ** 12n;
const GAME = { vendor: 'LOTT', id: 'lottossc1' };
/** From before the close, five seconds before the draw, until all is paid. */
const AROUND_DRAW_MS = { before: 7_000, after: 2_000 };
/** A draw that is further away than this is not waited for each time: what follows the last one is broken, too. */
const CALM_MS = { from: 35_000, within: 6_000 };
/** Who is silent for so long has lost the lease: the other node has it when this one is back. */
const LEASE_MS = 3_500;
const TICKETS_MAX = 12;
const ENDED_WITHIN_MS = 5 * MINUTE_MS;
const EMBEDDED_LOOKS = 6;
const QUIET_MS = 25_000;

type Node = { readonly product: Product; readonly client: LotteryClient };
type Place = {
  readonly kills: number;
  readonly nodes: 1 | 2;
  readonly dataDir: string;
  readonly databaseUrl?: string;
};

/**
 * Whoever runs the lotteries is killed around their draws while slips come in: on PostgreSQL another node takes over,
 * in the embedded database the same one comes again. Each issue is drawn from its seed and settled once, or void.
 */
export async function killLotteries(run: FaultRun): Promise<FaultReport> {
  const kills = run.isShort ? KILLS.short : KILLS.long;
  const server = await openMoneyServer(run);
  const places: Place[] = [];
  if (server) {
    const name = `lottery_${randomBytes(4).toString('hex')}`;
    const databaseUrl = await createDatabase(server, name);
    places.push({ kills, nodes: 2, databaseUrl, dataDir: await makeFolder(run) });
  }
  // Two nodes show what one does, and more; where time is short they are enough.
  if (!server || !run.isShort) {
    places.push({ kills, nodes: 1, dataDir: await makeFolder(run) });
    await layMigratedDatabase(places.at(-1)!.dataDir);
  }
  const reports = await Promise.all(places.map((place) => killOn(run, place)));
  return {
    did: reports.map(({ did }) => did).join('; '),
    wrong: reports.flatMap(({ wrong }) => wrong),
  };
}

async function makeFolder({ endLater }: FaultRun): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maneki-lotteries-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function killOn(run: FaultRun, place: Place): Promise<FaultReport> {
  const { kills, databaseUrl, dataDir } = place;
  const engine = databaseUrl ? 'PostgreSQL' : 'the embedded database';
  const where = databaseUrl ? { url: databaseUrl } : { dataDir };
  const filled = await openMigrated(where, { endLater: () => {} });
  await addSpinPlayers(filled, { players: PLAYERS, balance: OPENING, gameOf: () => GAME });
  await filled.close();
  const nodes: Node[] = [];
  for (let node = 0; node < place.nodes; node += 1) {
    // An embedded database is in its folder, and nobody else's.
    const own = databaseUrl ? join(dataDir, String(node)) : dataDir;
    const product = await openProduct(run, { ...place, dataDir: own });
    nodes.push({ product, client: createLotteryClient(product.port) });
  }
  for (const { product } of nodes) await product.start();
  const load = startLoad(nodes);
  for (let kill = 0; kill < kills; kill += 1) {
    // The one that was started last has no lease; the other one has had it since this one was killed.
    const victim = nodes[kill % nodes.length]!;
    const moment = await waitForDraw(victim.client);
    await victim.product.kill();
    if (nodes.length > 1) await wait(LEASE_MS);
    await victim.product.start();
    run.tell(`kill ${kill + 1} of ${kills} on ${engine}, ${moment}`);
  }
  const counts = await load.end();
  const database = await waitForEnds(run, nodes, where);
  if (!database) return { did: '', wrong: [`on ${engine} slips or issues have no end`] };
  const books = await compareHouseBooks(database, { opening: OPENING });
  const issues = await checkIssues(database);
  const wrong = [...books.wrong, ...issues.wrong, ...(await checkLedger(database))];
  await database.close();
  const counted = [...books.counts].map(([status, count]) => `${count} ${status}`).join(', ');
  const did =
    `on ${engine} ${kills} kills, ${counts.taken} slips answered, ${counts.unheard} cut off, ` +
    `${counts.refused} refused; ${counted}; ${issues.settled} issues settled, ${issues.void} void`;
  return { did, wrong };
}

/** Waits for a moment near a draw, and says which it was. */
async function waitForDraw(client: LotteryClient): Promise<string> {
  for (;;) {
    const seen = await client.look(GAME.id);
    if (!seen) {
      await wait(SECOND_MS);
      continue;
    }
    const untilDraw = Date.parse(seen.current.drawAt) - seen.now;
    const { before, after } = AROUND_DRAW_MS;
    const isCalm = untilDraw > CALM_MS.from;
    const at = isCalm ? randomInt(CALM_MS.within) - untilDraw : randomInt(before + after) - before;
    await wait(Math.max(0, untilDraw + at));
    return `${Math.round(Math.abs(at))} ms ${at < 0 ? 'before' : 'after'} a draw`;
  }
}

/** Players who buy slips all the time, most of them when a draw is near, and now and then one that comes next. */
function startLoad(nodes: readonly Node[]) {
  const counts = { taken: 0, unheard: 0, refused: 0 };
  let isOver = false;
  const play = async (player: number) => {
    const { token } = seatOf(player);
    while (!isOver) {
      const { client } = nodes[randomInt(nodes.length)]!;
      const seen = await client.look(GAME.id);
      if (!seen) {
        await wait(500);
        continue;
      }
      const no = seen.current.no + (randomInt(4) === 0 ? 1 : 0);
      const bought = await client.buy(token, writeSlip(no, 1 + randomInt(TICKETS_MAX)));
      if (bought === 'taken' || bought === 'unheard') counts[bought] += 1;
      else counts.refused += 1;
      await wait(300 + randomInt(3_000));
    }
  };
  const players = Array.from({ length: PLAYERS }, (_, place) => play(place + 1));
  return {
    async end() {
      isOver = true;
      await Promise.all(players);
      return counts;
    },
  };
}

type Where = { readonly url?: string; readonly dataDir?: string };

/** Waits until every slip and every issue with slips is over; answers the database once the nodes have ended. */
async function waitForEnds(
  run: FaultRun,
  nodes: readonly Node[],
  where: Where,
): Promise<Database | undefined> {
  const stop = async () => {
    for (const { product } of nodes) await product.stop();
  };
  const ended = where.url
    ? await waitBeside(run, where)
    : await waitBetween(run, { where, nodes, stop });
  await stop();
  for (const { client } of nodes) client.close();
  return ended;
}

/** A server is looked into while the product goes on. */
async function waitBeside(run: FaultRun, where: Where): Promise<Database | undefined> {
  const database = await openMigrated(where, run);
  const until = performance.now() + ENDED_WITHIN_MS;
  while (performance.now() < until) {
    if ((await countOpen(database)) === 0) return database;
    await wait(SECOND_MS);
  }
  return undefined;
}

/** Nobody else may look into an embedded database while it is open: the product rests for each look. */
async function waitBetween(
  run: FaultRun,
  {
    where,
    nodes,
    stop,
  }: { readonly where: Where; readonly nodes: readonly Node[]; stop(): Promise<void> },
): Promise<Database | undefined> {
  // The last slips are of the issue after the one that was open.
  await wait(2 * MINUTE_MS);
  for (let look = 0; look < EMBEDDED_LOOKS; look += 1) {
    await stop();
    const database = await openMigrated(where, run);
    if ((await countOpen(database)) === 0) return database;
    await database.close();
    for (const { product } of nodes) await product.start();
    await wait(QUIET_MS);
  }
  return undefined;
}

async function countOpen(database: Database): Promise<number> {
  const { rows } = await database.statement((tx) =>
    sql<{ open: number }>`
      select (select count(*) from house.rounds where decided_at is null)::int
           + (select count(*) from house.issues as i
               where i.status not in ('SETTLED', 'VOID')
                 and exists (select from house.rounds as r
                              where r.game_id = i.game_id and r.table_round = i.no))::int
             as open`.execute(tx),
  );
  return rows[0]?.open ?? 0;
}
