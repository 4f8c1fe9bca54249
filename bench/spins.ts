import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { writeAmount } from '@maneki/kernel/money';
import type { Bench, Measured } from './bench.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { percentile } from './percentile.ts';
import { MONEY } from './players.ts';
import { MASTER_SECRET } from './provider-keys.ts';
import type { Row } from './row.ts';
import { startServerProcess } from './server-process.ts';
import { createSpinClient, type SpinClient } from './spin-client.ts';
import { addSpinPlayers, seatOf } from './spin-players.ts';

/** The embedded database does one thing at a time: more players would only wait longer. */
const PLAYERS = { postgres: 64, embedded: 16 };
const WARM_UP_MS = 3_000;
const MEASURED_MS = 10_000;
/** How many spins one player asks for at once. */
const AT_ONCE = 20;
const WAIT_MS = 250;
/** What a node says, before it does anything, while it cannot keep up. */
const BUSY = 'call.system_busy';
const STAKE = writeAmount(stakesOf(MONEY)[0]!);

type Place = {
  readonly engine: string;
  readonly players: number;
  readonly url?: string;
  readonly dataDir?: string;
};

/** Spins from end to end: over HTTP, through the house, the platform's wallet, and back. */
export async function measureSpins(bench: Bench): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maneki-spins-'));
  bench.endLater(() => rm(dataDir, { recursive: true, force: true }));
  const embedded = { engine: 'the embedded database', players: PLAYERS.embedded, dataDir };
  const rows = await measureOn(bench, embedded);
  const server = await openMoneyServer(bench);
  if (!server) return { rows, findings: [`spins: only embedded, ${NOT_INSTALLED}`] };
  const url = await createDatabase(server, 'spins');
  const postgres = { engine: 'PostgreSQL', players: PLAYERS.postgres, url };
  return { rows: [...(await measureOn(bench, postgres)), ...rows] };
}

async function measureOn(bench: Bench, { engine, players, url, dataDir }: Place): Promise<Row[]> {
  bench.tell(`filling ${engine} with players, and starting the product on it`);
  const place = url ? { url } : { dataDir: dataDir! };
  const database = await openMigrated(place, { endLater: () => {} });
  // One player more, who asks for several spins at once.
  await addSpinPlayers(database, { players: players + 1, balance: 10n ** 12n });
  await database.close();
  const product = await startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/readyz',
    environment: {
      DATABASE_URL: url ?? '',
      ...(dataDir ? { DATA_DIR: dataDir } : {}),
      MASTER_SECRET,
      REDIS_URL: '',
      HOST: '127.0.0.1',
    },
  });
  const client = createSpinClient(Number(new URL(product.url).port));
  bench.tell(`${players} players spin on ${engine}`);
  await spinFor(client, { players, ms: WARM_UP_MS });
  const startedAt = performance.now();
  const load = await spinFor(client, { players, ms: MEASURED_MS });
  const seconds = (performance.now() - startedAt) / 1_000;
  const crowd = await spinAtOnce(client, seatOf(players + 1).token);
  client.close();
  await product.stop();
  return writeRows(`${engine}, ${players} players`, { seconds, load, crowd });
}

type Load = { readonly latenciesMs: number[]; undecided: number };

/** Every player spins again as soon as the last spin was answered. */
async function spinFor(
  client: SpinClient,
  { players, ms }: { readonly players: number; readonly ms: number },
): Promise<Load> {
  const endsAt = performance.now() + ms;
  const load: Load = { latenciesMs: [], undecided: 0 };
  const play = async (number: number) => {
    const { token } = seatOf(number);
    while (performance.now() < endsAt) {
      const askedAt = performance.now();
      const spun = await client.spin(token, { key: randomUUID(), stake: STAKE });
      if (spun.kind !== 'round' || spun.round.status !== 'SETTLED') {
        // On a machine that is too busy a round may be decided after its player was told to wait.
        if (spun.kind === 'unheard') throw new Error('A spin was not answered.');
        load.undecided += 1;
        await wait(WAIT_MS);
        continue;
      }
      load.latenciesMs.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: players }, (_, place) => play(place + 1)));
  return load;
}

type Crowd = { readonly settled: number; readonly refused: number; readonly sameWish: number };

/** One player's spins at once: each is a round of its own or refused; of one wish there is one round. */
async function spinAtOnce(client: SpinClient, token: string): Promise<Crowd> {
  const spinAll = (keyOf: () => string) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, () => client.spin(token, { key: keyOf(), stake: STAKE })),
    );
  const spun = await spinAll(randomUUID);
  const rounds = spun.flatMap((one) => (one.kind === 'round' ? [one.round] : []));
  const refused = spun.filter(
    (one) => one.kind === 'refused' && one.code === 'house.round_running',
  ).length;
  const nonces = new Set(rounds.map(({ nonce }) => nonce));
  const busy = spun.filter((one) => one.kind === 'refused' && one.code === BUSY).length;
  if (rounds.length + refused + busy !== AT_ONCE || nonces.size !== rounds.length)
    throw new Error(`Spins at once were answered strangely: ${JSON.stringify(spun)}`);
  const key = randomUUID();
  const same = await spinAll(() => key);
  const ids = same.flatMap((one) => (one.kind === 'round' ? [one.round.roundId] : []));
  return { settled: rounds.length, refused, sameWish: new Set(ids).size };
}

function writeRows(
  where: string,
  found: { readonly seconds: number; readonly load: Load; readonly crowd: Crowd },
): Row[] {
  const { seconds, crowd } = found;
  const { latenciesMs, undecided } = found.load;
  const ms = { unit: 'ms', digits: 1 } as const;
  const count = { unit: '', digits: 0 } as const;
  return [
    {
      what: `spins over HTTP on ${where}`,
      value: latenciesMs.length / seconds,
      unit: 'a second',
      digits: 0,
    },
    { what: '  a spin, median', value: median(latenciesMs), ...ms },
    { what: '  a spin, p99', value: percentile(latenciesMs, 0.99), ...ms },
    { what: '  spins that were not decided in time', value: undecided, ...count },
    { what: `  of ${AT_ONCE} spins of one player at once: played`, value: crowd.settled, ...count },
    { what: '    refused, a round was running', value: crowd.refused, ...count },
    {
      what: `  rounds of one wish that came ${AT_ONCE} times at once`,
      value: crowd.sameWish,
      ...count,
      target: { atMost: 1 },
    },
  ];
}
