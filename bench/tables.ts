import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DRAGON_TIGER, dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import type { Bench, Measured } from './bench.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { percentile } from './percentile.ts';
import { MASTER_SECRET } from './provider-keys.ts';
import type { Row } from './row.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { addSpinPlayers, seatOf } from './spin-players.ts';
import { createTableClient, type TableClient } from './table-client.ts';
import { type TableWatch, watchTable } from './table-watch.ts';

const CLIENTS = 1_000;
const ROUNDS = 3;
const IDLE_MS = 10_000;
const SPOTS = ['DRAGON', 'TIGER', 'TIE', 'SUITED_TIE'] as const;
/** The last moment before bets close: half of the clients wait for it. */
const LAST_MS = 100;

/**
 * One table with a thousand clients who watch it and bet on every round, half of them in its last tenth of
 * a second: how late news comes, how long the settlement takes, and what it costs beside a table that
 * nobody looks at.
 */
export async function measureTables(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`tables: ${NOT_INSTALLED}`] };
  const url = await createDatabase(server, 'tables');
  bench.tell('filling PostgreSQL with players, and starting the product on it');
  const database = await openMigrated({ url }, { endLater: () => {} });
  const game = { vendor: DRAGON_TIGER.vendor, id: DRAGON_TIGER.gameId };
  await addSpinPlayers(database, { players: CLIENTS, balance: 10n ** 12n, game });
  await database.close();
  const product = await startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/readyz',
    environment: { DATABASE_URL: url, MASTER_SECRET, REDIS_URL: '', HOST: '127.0.0.1' },
  });
  const port = Number(new URL(product.url).port);
  await wait(IDLE_MS);
  const idle = await measureCpu(product, () => wait(IDLE_MS));
  bench.tell(`${CLIENTS} clients watch a table and bet on ${ROUNDS} rounds`);
  const watch = await watchTable(port, CLIENTS);
  const client = createTableClient(port);
  const bets: Bets = { latenciesMs: [], refused: 0, unheard: 0 };
  const busy = await measureCpu(product, () => playRounds({ client, watch, bets }));
  client.close();
  watch.close();
  await product.stop();
  return { rows: writeRows({ idle, busy, watch, bets }) };
}

type Bets = { readonly latenciesMs: number[]; refused: number; unheard: number };
type Playing = { readonly client: TableClient; readonly watch: TableWatch; readonly bets: Bets };

async function playRounds({ client, watch, bets }: Playing): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { roundNo, closesAt } = await watch.nextRound();
    const left = () => Math.max(0, closesAt - Date.now());
    const play = async (player: number) => {
      const isLate = player % 2 === 0;
      await wait(
        isLate ? Math.max(0, left() - randomInt(LAST_MS)) : randomInt(Math.ceil(left() * 0.9) + 1),
      );
      const stakes = { [SPOTS[player % SPOTS.length]!]: '200' };
      const askedAt = performance.now();
      const placed = await client.bet(seatOf(player).token, { key: randomUUID(), roundNo, stakes });
      if (placed === 'unheard') bets.unheard += 1;
      else if (placed === 'taken') bets.latenciesMs.push(performance.now() - askedAt);
      else bets.refused += 1;
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, place) => play(place + 1)));
    await watch.settled(roundNo);
  }
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
  readonly watch: TableWatch;
  readonly bets: Bets;
}): Row[] {
  const { idle, busy, watch, bets } = measured;
  const at = `a table of ${CLIENTS} clients`;
  const ms = (what: string, value: number, atMost?: number): Row => ({
    what,
    value,
    unit: 'ms',
    digits: 0,
    ...(atMost === undefined ? {} : { target: { atMost } }),
  });
  return [
    ms(`${at}: news arrives, p99`, percentile(watch.delaysMs, 0.99), 250),
    ms('  and half of it', percentile(watch.delaysMs, 0.5)),
    ms(`${at}: all bets of a round are settled, p99`, percentile(watch.settlesMs, 0.99), 3_000),
    ms(
      '  a bet is answered, half of them in the last tenth of a second, p99',
      percentile(bets.latenciesMs, 0.99),
    ),
    {
      what: '  bets refused, because the table had closed',
      value: bets.refused,
      unit: '',
      digits: 0,
    },
    {
      what: '  bets without an answer',
      value: bets.unheard,
      unit: 'errors',
      digits: 0,
      target: { atMost: 0 },
    },
    ms('  processor time a second', busy),
    ms('  and with nobody at the table', idle),
    ms(
      '  a round lasts',
      Object.values(dragonTigerRules.phases).reduce((sum, one) => sum + one, 0),
    ),
  ];
}
