import { setTimeout as wait } from 'node:timers/promises';
import type { TableGame } from '@maneki/games/tables/table-games';
import type { Bench, Measured } from './bench.ts';
import { startTablePlayers } from './bet-at-tables.ts';
import { FOUR_TABLES, listFourTables } from './four-tables.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { percentile } from './percentile.ts';
import { MASTER_SECRET } from './provider-keys.ts';
import type { Row } from './row.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { addSpinPlayers } from './spin-players.ts';
import type { TableBets } from './table-bets.ts';
import { type TableWatch, watchTable } from './table-watch.ts';

const CLIENTS = 1_000;
const ROUNDS = 3;
const IDLE_MS = 10_000;
/** Addresses of this machine: many people may share one, but not a thousand. */
const ADDRESSES = 200;

const tableOf = (player: number) => FOUR_TABLES[player % FOUR_TABLES.length]!;
const PLAYERS = Array.from({ length: CLIENTS }, (_, place) => place + 1);

/**
 * Four tables in one process with a thousand clients who watch them and bet on every round, half of them
 * in its last tenth of a second: how late news comes, how long the settlement takes, and what it costs
 * beside tables that nobody looks at.
 */
export async function measureTables(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`tables: ${NOT_INSTALLED}`] };
  const url = await createDatabase(server, 'tables');
  bench.tell('filling PostgreSQL with players, and starting the product on it');
  const database = await openMigrated({ url }, { endLater: () => {} });
  const gameOf = (player: number) => {
    const { vendor, gameId } = tableOf(player);
    return { vendor, id: gameId };
  };
  await addSpinPlayers(database, { players: CLIENTS, balance: 10n ** 12n, gameOf });
  await listFourTables(database);
  await database.close();
  const product = await startServerProcess(bench, {
    script: 'bench/tables-product.ts',
    readyPath: '/readyz',
    environment: { DATABASE_URL: url, MASTER_SECRET, REDIS_URL: '', HOST: '127.0.0.1' },
  });
  const port = Number(new URL(product.url).port);
  await wait(IDLE_MS);
  const idle = await measureCpu(product, () => wait(IDLE_MS));
  bench.tell(`${CLIENTS} clients at ${FOUR_TABLES.length} tables bet on ${ROUNDS} rounds of each`);
  const players = startTablePlayers();
  bench.endLater(() => players.end());
  const tables = await Promise.all(FOUR_TABLES.map((game) => sitDown(port, game)));
  const bets: TableBets[] = [];
  const busy = await measureCpu(product, async () => {
    const played = tables.map(async ({ watch, seated }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { roundNo, closesAt } = await watch.nextRound();
        bets.push(await players.bet({ port, roundNo, closesAt, players: seated }));
        await watch.settled(roundNo);
      }
    });
    await Promise.all(played);
  });
  await players.end();
  for (const { watch } of tables) watch.close();
  await product.stop();
  return { rows: writeRows({ idle, busy, watches: tables.map(({ watch }) => watch), bets }) };
}

/** The clients of one table. */
async function sitDown(port: number, game: TableGame) {
  const seated = PLAYERS.filter((player) => tableOf(player) === game);
  const addresses = seated.map((player) => `127.0.0.${2 + (player % ADDRESSES)}`);
  return { seated, watch: await watchTable(port, { game, addresses }) };
}

/** Processor time a second. */
async function measureCpu(product: ServerProcess, work: () => Promise<void>): Promise<number> {
  const before = product.cpuMs() ?? 0;
  const startedAt = performance.now();
  await work();
  return ((product.cpuMs() ?? 0) - before) / ((performance.now() - startedAt) / 1_000);
}

function writeRows(measured: {
  readonly idle: number;
  readonly busy: number;
  readonly watches: readonly TableWatch[];
  readonly bets: readonly TableBets[];
}): Row[] {
  const { idle, busy, watches, bets } = measured;
  const at = `${CLIENTS} clients at ${FOUR_TABLES.length} tables`;
  const delays = watches.flatMap(({ delaysMs }) => delaysMs);
  const latencies = bets.flatMap(({ latenciesMs }) => latenciesMs);
  const sum = (what: (one: TableBets) => number) =>
    bets.reduce((total, one) => total + what(one), 0);
  const ms = (what: string, value: number, atMost?: number): Row => ({
    what,
    value,
    unit: 'ms',
    digits: 0,
    ...(atMost === undefined ? {} : { target: { atMost } }),
  });
  const count = (what: string, value: number): Row => ({ what, value, unit: '', digits: 0 });
  return [
    ms(`${at}: news of a step arrives, p99`, percentile(delays, 0.99), 250),
    ms('  and half of it', percentile(delays, 0.5)),
    ms(
      `${at}: all bets of a round are settled, p99`,
      percentile(
        watches.flatMap(({ settlesMs }) => settlesMs),
        0.99,
      ),
      3_000,
    ),
    ms(
      '  a bet is answered, half of them in the last tenth of a second, p99',
      percentile(latencies, 0.99),
    ),
    count(
      '  bets of the last tenth of a second: taken',
      sum(({ lateTaken }) => lateTaken),
    ),
    count(
      '    refused, because the table had closed',
      sum(({ lateRefused }) => lateRefused),
    ),
    count(
      '  earlier bets refused',
      sum(({ earlyRefused }) => earlyRefused),
    ),
    {
      what: '  bets without an answer',
      value: sum(({ unheard }) => unheard),
      unit: 'errors',
      digits: 0,
      target: { atMost: 0 },
    },
    ms('  processor time a second', busy),
    ms('  and with nobody at the tables', idle),
  ];
}
