import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@maneki/kernel/clock';
import { layMigratedDatabase } from '@maneki/server/platform/database/testing/test-database';
import { sql } from 'kysely';
import type { Bench, Measured } from './bench.ts';
import { TICKETS, writeSlip } from './five-digits.ts';
import { createLotteryClient, type LotteryClient } from './lottery-client.ts';
import { measureLotteryPage } from './lottery-page.ts';
import { addResults, measureReads } from './lottery-reads.ts';
import { buyBySql } from './lottery-sql.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { percentile } from './percentile.ts';
import { addKeys, MASTER_SECRET, type ProviderKeys } from './provider-keys.ts';
import type { Row } from './row.ts';
import { runSignedLoad } from './run-signed-load.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { addSpinPlayers, seatOf } from './spin-players.ts';

/** So many slips of fifty tickets are on the issue whose settlement is timed: a hundred thousand tickets. */
const SLIPS = 2_000;
/** Slips of as many tickets as one may have are bought of the issue after it. */
const LARGE = { slips: 100, tickets: 200 } as const;
/** The embedded database does one thing at a time. */
const PLAYERS = { postgres: 64, embedded: 16 };
/** Whoever buys without asking over HTTP is limited by nothing but the database. */
const BUYERS = { postgres: 16, embedded: 2 };
const SECONDS = 10;
const BETS_PER_SECOND_MAX = 7_500;
/** Fast Five of five minutes is open long enough for all slips, of one minute for none to wait for. */
const GAME = { vendor: 'LOTT', id: 'lottossc5' };
const SETTLED_WITHIN_MS = 120 * SECOND_MS;
/** What is bought must be over before the issue closes. */
const LEAST_LEFT_MS = 150 * SECOND_MS;

type Place = {
  readonly engine: 'postgres' | 'embedded';
  readonly url?: string;
  /** A database for the house's statements alone. */
  readonly ownUrl?: string;
  readonly dataDir?: string;
};

/**
 * Slips of a lottery: how many a second, by the house's own statements, over HTTP, and beside a signed bet; how long
 * after its draw an issue with a hundred thousand tickets is settled; what everybody asks while nobody buys; and the
 * page on which slips are bought.
 */
export async function measureLottery(bench: Bench): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maneki-lottery-'));
  bench.endLater(() => rm(dataDir, { recursive: true, force: true }));
  await layMigratedDatabase(dataDir);
  const page = await measureLotteryPage(bench);
  const embedded = [...(await measureOn(bench, { engine: 'embedded', dataDir })), ...page];
  const server = await openMoneyServer(bench);
  if (!server)
    return { rows: embedded, findings: [`lottery: only embedded, ${NOT_INSTALLED}; ${loads()}`] };
  const url = await createDatabase(server, 'lottery');
  const ownUrl = await createDatabase(server, 'lottery_house');
  const rows = [...(await measureOn(bench, { engine: 'postgres', url, ownUrl })), ...embedded];
  return { rows, findings: [`lottery: ${loads()}`] };
}

/** Figures of a machine that does something else as well are of little use. */
const loads = (): string => `load of the machine ${loadavg()[0]!.toFixed(1)}`;

async function measureOn(bench: Bench, place: Place): Promise<Row[]> {
  const { engine, url, dataDir } = place;
  const players = PLAYERS[engine];
  bench.tell(`filling ${engine} with players of a lottery, and starting the product on it`);
  const database = await openMigrated(url ? { url } : { dataDir: dataDir! }, {
    endLater: () => {},
  });
  await addSpinPlayers(database, {
    players: 2 * players,
    balance: 10n ** 14n,
    seatsFrom: players + 1,
    gameOf: () => GAME,
  });
  const keys = await addKeys(database, new Date());
  await addResults(database);
  await database.close();
  const bySql = await buyBySql(bench, {
    url: place.ownUrl,
    players: BUYERS[engine],
    seconds: SECONDS,
  });
  const product = await startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/readyz',
    environment: {
      DATABASE_URL: url ?? '',
      ...(dataDir ? { DATA_DIR: dataDir } : {}),
      MASTER_SECRET,
      REDIS_URL: '',
      HOST: '127.0.0.1',
      // One address may not ask as much as a load does: each question comes from another one.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  });
  const client = createLotteryClient(Number(new URL(product.url).port));
  const betsPerSecond = await placeSignedBets(product, { players, keys });
  const reads = await measureReads(bench, product);
  const no = await waitForIssue(bench, client);
  bench.tell(`${players} players buy ${SLIPS} slips of ${TICKETS} tickets on ${engine}`);
  const load = await buySlips(client, { players, no, slips: SLIPS, tickets: TICKETS });
  bench.tell(`and ${LARGE.slips} of ${LARGE.tickets} tickets`);
  const large = await buySlips(client, { players, no: no + 1, ...LARGE });
  bench.tell('waiting for the draw');
  await waitForEnd(client, no);
  client.close();
  await product.stop();
  const again = await openMigrated(url ? { url } : { dataDir: dataDir! }, bench);
  const settled = await readSettlement(again, no);
  await again.close();
  return [...writeRows(engine, { bySql, betsPerSecond, load, large, settled }), ...reads];
}

/** The same product's bare bets, as any provider signs them. */
async function placeSignedBets(
  product: ServerProcess,
  { players, keys }: { readonly players: number; readonly keys: ProviderKeys },
): Promise<number> {
  const result = await runSignedLoad({
    port: Number(new URL(product.url).port),
    connections: players,
    seconds: SECONDS,
    call: 'bet',
    run: randomBytes(4).toString('hex'),
    count: SECONDS * BETS_PER_SECOND_MAX,
    players,
    keys,
  });
  return result.answered / result.seconds;
}

/** Waits for an issue that is open for long enough yet. */
async function waitForIssue(bench: Bench, client: LotteryClient): Promise<number> {
  bench.tell('waiting for an issue');
  for (;;) {
    const seen = await client.look(GAME.id);
    const left = seen ? Date.parse(seen.current.closeAt) - seen.now : 0;
    if (seen?.current.status === 'OPEN' && left >= LEAST_LEFT_MS) return seen.current.no;
    await wait(SECOND_MS);
  }
}

type Load = { readonly seconds: number; readonly latenciesMs: readonly number[] };

/** Every player buys again as soon as the last slip was answered, until there are enough. */
async function buySlips(
  client: LotteryClient,
  {
    players,
    no,
    slips,
    tickets,
  }: {
    readonly players: number;
    readonly no: number;
    readonly slips: number;
    readonly tickets: number;
  },
): Promise<Load> {
  const latenciesMs: number[] = [];
  let left = slips;
  const startedAt = performance.now();
  const play = async (number: number) => {
    while (left > 0) {
      left -= 1;
      const askedAt = performance.now();
      const bought = await client.buy(seatOf(players + number).token, writeSlip(no, tickets));
      if (bought !== 'taken')
        throw new Error(
          `A slip was not taken: ${typeof bought === 'object' ? bought.refused : bought}`,
        );
      latenciesMs.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: players }, (_, place) => play(place + 1)));
  return { seconds: (performance.now() - startedAt) / 1_000, latenciesMs };
}

/** How long it took stands in its row; here it is only given the time. */
async function waitForEnd(client: LotteryClient, no: number): Promise<void> {
  let drawnAt: number | undefined;
  for (;;) {
    const seen = await client.look(GAME.id);
    if (seen?.last?.no === no && seen.last.status === 'SETTLED') return;
    if (seen && seen.current.no > no) {
      drawnAt ??= seen.now;
      if (seen.now - drawnAt > SETTLED_WITHIN_MS) return;
    }
    await wait(SECOND_MS);
  }
}

type Settlement = { readonly tickets: number; readonly open: number; readonly ms: number | null };

async function readSettlement(
  database: Awaited<ReturnType<typeof openMigrated>>,
  no: number,
): Promise<Settlement> {
  const { rows } = await database.statement((tx) =>
    sql<Settlement>`
      select coalesce(sum(jsonb_array_length(r.bet -> 'tickets')), 0)::int as tickets,
             count(*) filter (where r.status <> 'SETTLED')::int as open,
             (extract(epoch from max(r.decided_at) - min(i.draw_at)) * 1000)::float8 as ms
        from house.rounds as r
        join house.issues as i on i.game_id = r.game_id and i.no = r.table_round
       where r.game_id = ${GAME.id} and r.table_round = ${no}`.execute(tx),
  );
  return rows[0]!;
}

function writeRows(
  engine: Place['engine'],
  found: {
    readonly bySql: number;
    readonly betsPerSecond: number;
    readonly load: Load;
    readonly large: Load;
    readonly settled: Settlement;
  },
): Row[] {
  const { bySql, betsPerSecond, load, large, settled } = found;
  const where = engine === 'postgres' ? 'PostgreSQL' : 'the embedded database';
  const slips = SLIPS / load.seconds;
  const largeSlips = LARGE.slips / large.seconds;
  const rate = (what: string, value: number): Row => ({
    what,
    value,
    unit: 'a second',
    digits: 0,
  });
  const ms = (what: string, value: number) => ({ what, value, unit: 'ms', digits: 0 }) as const;
  return [
    {
      ...ms(
        `an issue with ${settled.tickets} tickets on ${where}: settled after its draw`,
        settled.open > 0 ? Number.POSITIVE_INFINITY : (settled.ms ?? Number.POSITIVE_INFINITY),
      ),
      ...(engine === 'postgres' ? { target: { atMost: 3 * SECOND_MS } } : {}),
    },
    rate(`  slips of ${TICKETS} tickets over HTTP, ${PLAYERS[engine]} players`, slips),
    rate('    their tickets', slips * TICKETS),
    ms('    a slip, median', median(load.latenciesMs)),
    ms('    a slip, p99', percentile(load.latenciesMs, 0.99)),
    rate(`  slips of ${LARGE.tickets} tickets over HTTP`, largeSlips),
    rate('    their tickets', largeSlips * LARGE.tickets),
    ms('    a slip, median', median(large.latenciesMs)),
    rate(`  slips of ${TICKETS} tickets by the statements of the house alone`, bySql),
    rate('    their tickets', bySql * TICKETS),
    rate('  signed bets over HTTP of the same product', betsPerSecond),
  ];
}
