import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../e2e/support/find-free-port.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import type { Bench, Measured } from './bench.ts';
import { handleBacklog } from './events-backlog.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { MASTER_SECRET, type ProviderKeys } from './provider-keys.ts';
import type { Row } from './row.ts';
import { runSignedLoad } from './run-signed-load.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { fillWithPlayers } from './start-betting-product.ts';

const CONSUMERS = 8;
const PLAYERS = 1_000;
const ROUNDS = 3;
const ROUND_SECONDS = 6;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 16;
/** More than the product ever reached. */
const BETS_PER_SECOND_MAX = 4_000;
/** Longer than consumers are meant to be behind; what is left then is told. */
const DRAIN_MS_MAX = 10_000;
const LOOK_MS = 50;

type Consuming = {
  readonly product: ServerProcess;
  readonly keys: ProviderKeys;
  /** How many events its consumers have handled so far, all together. */
  countHandled(): Promise<number>;
};

type Round = {
  readonly without: number;
  readonly beside: number;
  /** Of what was decided in the round, how much was handled when it ended. */
  readonly handledShare: number;
  /** How long the consumers were busy afterwards, and what they had not handled even then. */
  readonly drainMs: number;
  readonly left: number;
};

type Engine = 'postgres' | 'embedded';

/** How many facts of bets consumers get through, and what their work takes from the bets themselves. */
export async function measureEvents(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  const engines = [
    ...(server ? [await measureOn(bench, 'postgres', () => newOnServer(server))] : []),
    await measureOn(bench, 'embedded', () => newFolder(bench)),
  ];
  return {
    rows: engines.flatMap(({ rows }) => rows),
    findings: [
      ...engines.map(({ finding }) => finding),
      ...(server ? [] : [`events: only on the embedded engine, ${NOT_INSTALLED}`]),
    ],
  };
}

type Place = { readonly url?: string; readonly dataDir?: string };

const newOnServer = async (server: DurableServer): Promise<Place> => ({
  url: await createDatabase(server, `events_${randomBytes(4).toString('hex')}`),
});

async function newFolder(bench: Bench): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maneki-events-'));
  bench.endLater(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir };
}

/** Two products, one with consumers, so that each round of the one is beside a round of the other. */
async function measureOn(bench: Bench, engine: Engine, makePlace: () => Promise<Place>) {
  bench.tell(`a backlog of events for ${CONSUMERS} consumers, ${engine}`);
  const handledPerSecond = await handleBacklog(await makePlace(), CONSUMERS);
  bench.tell(`starting the product with and without consumers, ${engine}`);
  const without = await startConsuming(bench, await makePlace(), 0);
  const beside = await startConsuming(bench, await makePlace(), CONSUMERS);
  await playRound({ without, beside }, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`decided bets without and with consumers, ${engine}, round ${round} of ${ROUNDS}`);
    rounds.push(await playRound({ without, beside }, ROUND_SECONDS));
  }
  await without.product.stop();
  await beside.product.stop();
  return {
    rows: writeRows(engine, rounds, handledPerSecond),
    finding: writeFinding(engine, rounds),
  };
}

async function startConsuming(bench: Bench, place: Place, consumers: number): Promise<Consuming> {
  const database = await openMigrated(place, { endLater: () => {} });
  const keys = await fillWithPlayers(database, { players: PLAYERS, now: new Date() });
  await database.close();
  const statusPort = await findFreePort();
  const product = await startServerProcess(bench, {
    script: 'bench/consuming-product.ts',
    readyPath: '/readyz',
    environment: {
      DATABASE_URL: place.url ?? '',
      ...(place.dataDir ? { DATA_DIR: place.dataDir } : {}),
      ...{ MASTER_SECRET, REDIS_URL: '' },
      ...{ CONSUMERS: String(consumers), STATUS_PORT: String(statusPort) },
    },
  });
  const countHandled = async () =>
    Number(await (await fetch(`http://127.0.0.1:${statusPort}`)).text());
  return { product, keys, countHandled };
}

async function playRound(
  { without, beside }: { readonly without: Consuming; readonly beside: Consuming },
  seconds: number,
): Promise<Round> {
  const alone = await playBets(without, seconds);
  const before = await beside.countHandled();
  const played = await playBets(beside, seconds);
  const endedAt = performance.now();
  const expected = played.answered * CONSUMERS;
  const atEnd = (await beside.countHandled()) - before;
  let handled = atEnd;
  while (handled < expected && performance.now() < endedAt + DRAIN_MS_MAX) {
    await wait(LOOK_MS);
    handled = (await beside.countHandled()) - before;
  }
  return {
    without: alone.answered / alone.seconds,
    beside: played.answered / played.seconds,
    handledShare: atEnd / expected,
    drainMs: performance.now() - endedAt,
    left: expected - handled,
  };
}

const playBets = ({ product, keys }: Consuming, seconds: number) =>
  runSignedLoad({
    port: Number(new URL(product.url).port),
    connections: CONNECTIONS,
    seconds,
    call: 'play',
    run: randomBytes(4).toString('hex'),
    count: seconds * BETS_PER_SECOND_MAX,
    players: PLAYERS,
    keys,
  });

function writeRows(engine: Engine, rounds: readonly Round[], handledPerSecond: number): Row[] {
  return [
    {
      what: `decided bets beside ${CONSUMERS} consumers, against none, ${engine}`,
      value: median(rounds.map(({ beside, without }) => beside / without)),
      unit: '×',
      digits: 2,
      target: { atLeast: 0.9 },
    },
    {
      what: `  signed decided bets over HTTP, no consumers, ${engine}`,
      value: median(rounds.map(({ without }) => without)),
      unit: 'a second',
      digits: 0,
    },
    {
      what: `  until all is handled after a round, the longest, ${engine}`,
      value: Math.max(...rounds.map(({ drainMs }) => drainMs)),
      unit: 'ms',
      digits: 0,
      target: { atMost: 5_000 },
    },
    {
      what: `  events of a backlog handled, ${CONSUMERS} consumers, ${engine}`,
      value: handledPerSecond,
      unit: 'a second',
      digits: 0,
    },
  ];
}

function writeFinding(engine: Engine, rounds: readonly Round[]): string {
  const ratios = rounds.map(({ beside, without }) => (beside / without).toFixed(2));
  const shares = rounds.map(({ handledShare }) => `${Math.round(handledShare * 100)} %`);
  const left = rounds.reduce((sum, round) => sum + round.left, 0);
  return [
    `events on ${engine}: rounds ${ratios.join(', ')};`,
    `handled when a round of ${ROUND_SECONDS} s ended: ${shares.join(', ')};`,
    `left ${DRAIN_MS_MAX / 1_000} s later: ${left}; load average ${loadavg()[0]!.toFixed(1)}`,
  ].join(' ');
}
