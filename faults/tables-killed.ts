import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TablePhase } from '@maneki/contract/house/tables';
import { DRAGON_TIGER } from '@maneki/games/dragon-tiger/rules';
import type { Database } from '@maneki/server/platform/database/database';
import { layMigratedDatabase } from '@maneki/server/platform/database/testing/test-database';
import { sql } from 'kysely';
import { createDatabase, openMigrated, openMoneyServer } from '../bench/money-server.ts';
import { addSpinPlayers, seatOf } from '../bench/spin-players.ts';
import { createTableClient, type TableClient } from '../bench/table-client.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { compareHouseBooks } from './house-books.ts';
import { openProduct, type Product } from './product.ts';

const KILLS = { long: 50, short: 2 };
/** The embedded database does one thing at a time: more players would only wait longer. */
const PLAYERS = { postgres: 24, embedded: 8 };
const OPENING = 10n ** 11n;
const SPOTS = ['DRAGON', 'TIGER', 'TIE', 'SUITED_TIE'] as const;
/** In every phase, one after the other. */
const PHASES: readonly TablePhase[] = ['BETTING', 'DEALING', 'CLOSED', 'SETTLED'];
const PHASE_WITHIN_MS = 60_000;
const NEXT_ROUND_WITHIN_MS = 10_000;
/** A bet that nobody drives is taken up after its lease, and asked for again after that. */
const ENDED_WITHIN_MS = 120_000;
/** A bet whose driver died is taken up after so long, and a little more. */
const QUIET_MS = 25_000;
const LOOK_MS = 50;

type Node = { readonly product: Product; readonly client: TableClient };

/**
 * Whoever runs the table is killed in every phase of a round while players bet: on PostgreSQL another node
 * takes over, in the embedded database the same one comes again.
 */
export async function killTables(run: FaultRun): Promise<FaultReport> {
  const kills = run.isShort ? KILLS.short : KILLS.long;
  const server = await openMoneyServer(run);
  const places: Place[] = [];
  if (server)
    places.push({
      kills,
      nodes: 2,
      databaseUrl: await createDatabase(server, `tables_${randomBytes(4).toString('hex')}`),
      dataDir: await makeFolder(run),
    });
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
  const folder = await mkdtemp(join(tmpdir(), 'maneki-tables-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Place = {
  readonly kills: number;
  readonly nodes: 1 | 2;
  readonly dataDir: string;
  readonly databaseUrl?: string;
};

async function killOn(run: FaultRun, place: Place): Promise<FaultReport> {
  const { kills, databaseUrl, dataDir } = place;
  const engine = databaseUrl ? 'PostgreSQL' : 'the embedded database';
  const players = PLAYERS[databaseUrl ? 'postgres' : 'embedded'];
  const where = databaseUrl ? { url: databaseUrl } : { dataDir };
  const filled = await openMigrated(where, { endLater: () => {} });
  const game = { vendor: DRAGON_TIGER.vendor, id: DRAGON_TIGER.gameId };
  await addSpinPlayers(filled, { players, balance: OPENING, gameOf: () => game });
  await filled.close();
  const nodes: Node[] = [];
  for (let node = 0; node < place.nodes; node += 1) {
    // An embedded database is in its folder, and nobody else's.
    const own = databaseUrl ? join(dataDir, String(node)) : dataDir;
    const product = await openProduct(run, { ...place, dataDir: own });
    nodes.push({ product, client: createTableClient(product.port) });
  }
  for (const { product } of nodes) await product.start();
  const load = startLoad(nodes, players);
  const wrong: string[] = [];
  const waits: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = nodes[kill % nodes.length]!;
    const heir = nodes[(kill + 1) % nodes.length]!;
    const phase = PHASES[kill % PHASES.length]!;
    const { roundNo, seen } = await waitForPhase(victim.client, phase);
    if (roundNo === undefined)
      wrong.push(`kill ${kill + 1}: the table was never ${phase}, but ${seen}`);
    await victim.product.kill();
    if (heir === victim) await victim.product.start();
    const waited = await waitForRound(heir.client, (roundNo ?? 0) + 1);
    if (waited === undefined || waited > NEXT_ROUND_WITHIN_MS)
      wrong.push(`kill ${kill + 1} in ${phase}: the next round took ${waited ?? 'for ever'} ms`);
    else waits.push(waited);
    if (heir !== victim) await victim.product.start();
    run.tell(`kill ${kill + 1} of ${kills} on ${engine}, in ${phase}: ${waited} ms`);
  }
  const counts = await load.end();
  const database = await waitForEnds(run, nodes, where);
  if (!database) return { did: '', wrong: [...wrong, `on ${engine} bets have no end`] };
  const books = await compareHouseBooks(database, { opening: OPENING });
  wrong.push(...books.wrong, ...(await checkLedger(database)));
  await database.close();
  const counted = [...books.counts].map(([status, count]) => `${count} ${status}`).join(', ');
  const slowest = Math.max(0, ...waits);
  const did =
    `on ${engine} ${kills} kills, ${counts.taken} bets answered, ${counts.unheard} cut off, ` +
    `${counts.refused} refused; ${counted}; the next round came within ${slowest} ms`;
  return { did, wrong };
}

/** Waits until a round is in a phase, and answers its number; else what was seen instead, and how often. */
async function waitForPhase(client: TableClient, phase: TablePhase) {
  const until = performance.now() + PHASE_WITHIN_MS;
  const looks = new Map<string, number>();
  while (performance.now() < until) {
    const table = (await client.look())?.table;
    if (table?.phase === phase) return { roundNo: table.roundNo };
    const seen = table?.phase ?? 'without an answer';
    looks.set(seen, (looks.get(seen) ?? 0) + 1);
    await wait(LOOK_MS);
  }
  return { seen: [...looks].map(([seen, times]) => `${times} times ${seen}`).join(', ') };
}

/**
 * How long it takes until a round takes bets again. What was dealt is shown to its end first, so the time
 * counts from when the next round would have begun had nobody died.
 */
async function waitForRound(client: TableClient, roundNo: number): Promise<number | undefined> {
  const startedAt = performance.now();
  let isShown = 0;
  while (performance.now() - startedAt < PHASE_WITHIN_MS) {
    const seen = await client.look();
    const { phase, roundNo: no } = seen?.table ?? {};
    if (phase === 'BETTING' && (no ?? 0) >= roundNo)
      return Math.round(performance.now() - startedAt - isShown);
    await wait(LOOK_MS);
    if (phase === 'DEALING' || phase === 'SETTLED') isShown = performance.now() - startedAt;
  }
  return undefined;
}

/** Players who bet on every round, some of them in its last moment, until told to end. */
function startLoad(nodes: readonly Node[], playerCount: number) {
  const counts = { taken: 0, unheard: 0, refused: 0 };
  let isOver = false;
  const play = async (player: number) => {
    const { token } = seatOf(player);
    let betOn = 0;
    while (!isOver) {
      const { client } = nodes[player % nodes.length]!;
      const seen = await client.look();
      if (seen?.table.phase !== 'BETTING' || seen.table.roundNo === betOn) {
        await wait(200 + randomInt(200));
        continue;
      }
      betOn = seen.table.roundNo;
      const leftMs = Math.max(0, Date.parse(seen.table.closesAt) - seen.now);
      await wait(player % 3 === 0 ? Math.max(0, leftMs - randomInt(200)) : randomInt(leftMs + 1));
      for (let bet = 0; bet < 1 + (player % 2); bet += 1) {
        const stakes = { [SPOTS[randomInt(SPOTS.length)]!]: '200' };
        const placed = await client.bet(token, { key: randomUUID(), roundNo: betOn, stakes });
        if (placed === 'taken' || placed === 'unheard') counts[placed] += 1;
        else counts.refused += 1;
      }
    }
  };
  const players = Array.from({ length: playerCount }, (_, place) => play(place + 1));
  return {
    async end() {
      isOver = true;
      await Promise.all(players);
      return counts;
    },
  };
}

/** Waits until every bet is over; answers the database once the nodes have ended. */
async function waitForEnds(
  run: FaultRun,
  nodes: readonly Node[],
  where: { readonly url?: string; readonly dataDir?: string },
): Promise<Database | undefined> {
  const until = performance.now() + ENDED_WITHIN_MS;
  while (performance.now() < until) {
    await wait(QUIET_MS);
    // Nobody else may look into an embedded database while it is open.
    for (const { product } of nodes) await product.stop();
    const database = await openMigrated(where, run);
    if ((await countOpen(database)) === 0) {
      for (const { client } of nodes) client.close();
      return database;
    }
    await database.close();
    for (const { product } of nodes) await product.start();
  }
  return undefined;
}

async function countOpen(database: Database): Promise<number> {
  const { rows } = await database.statement((tx) =>
    sql<{ open: number }>`
      select count(*)::int as open from house.rounds where decided_at is null`.execute(tx),
  );
  return rows[0]?.open ?? 0;
}
