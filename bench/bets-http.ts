import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Measured } from './bench.ts';
import { median } from './median.ts';
import { NOT_INSTALLED, openMoneyServer } from './money-server.ts';
import { percentile } from './percentile.ts';
import type { ProviderKeys } from './provider-keys.ts';
import type { Row } from './row.ts';
import { runPgbench } from './run-pgbench.ts';
import { runSignedLoad } from './run-signed-load.ts';
import type { ServerProcess } from './server-process.ts';
import { startBettingProduct } from './start-betting-product.ts';
import { writeBetScript } from './write-bet-script.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 5;
const WARM_UP_SECONDS = 5;
const PLAYERS = 10_000;
const CLIENTS = 8;
const CONNECTIONS = 64;
/** More than the product ever reached. */
const BETS_PER_SECOND_MAX = 7_500;

type HttpRound = {
  readonly betsPerSecond: number;
  readonly latenciesMs: readonly number[];
  readonly coreShare: number | undefined;
};
type Round = { readonly statement: number; readonly http: HttpRound };

/** A signed bet over HTTP, with everything that is checked on its way, against its bare statement. */
export async function measureBetsHttp(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`bets-http: skipped, ${NOT_INSTALLED}`] };
  const now = new Date();
  const made = { database: 'bets', players: PLAYERS, now };
  const { product, keys } = await startBettingProduct(bench, server, made);
  const folder = await mkdtemp(join(tmpdir(), 'maneki-bets-'));
  bench.endLater(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, 'bet.sql');
  await writeFile(script, await writeBetScript({ players: PLAYERS, now }));
  const load = async (seconds: number): Promise<Round> => ({
    http: await betOverHttp(product, { seconds, keys }),
    statement: await runPgbench(server, { database: 'bets', clients: CLIENTS, seconds, script }),
  });

  bench.tell('warming up');
  await load(WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`bets over HTTP against bets by SQL, round ${round} of ${ROUNDS}`);
    rounds.push(await load(ROUND_SECONDS));
  }
  await product.stop();
  return { rows: writeRows(rounds), findings: [writeFinding(rounds)] };
}

async function betOverHttp(
  product: ServerProcess,
  { seconds, keys }: { readonly seconds: number; readonly keys: ProviderKeys },
): Promise<HttpRound> {
  let cpuBefore: number | undefined;
  const result = await runSignedLoad(
    {
      port: Number(new URL(product.url).port),
      connections: CONNECTIONS,
      seconds,
      call: 'bet',
      run: randomBytes(4).toString('hex'),
      count: seconds * BETS_PER_SECOND_MAX,
      players: PLAYERS,
      keys,
    },
    () => {
      cpuBefore = product.cpuMs();
    },
  );
  const cpuAfter = product.cpuMs();
  const cpuMs =
    cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore;
  return {
    betsPerSecond: result.answered / result.seconds,
    latenciesMs: result.latenciesMs,
    coreShare: cpuMs === undefined ? undefined : cpuMs / (result.seconds * 1_000),
  };
}

function writeRows(rounds: readonly Round[]): Row[] {
  const latencies = rounds.flatMap(({ http }) => http.latenciesMs);
  return [
    {
      what: 'signed bets over HTTP, against the same bets by SQL',
      value: median(rounds.map(({ http, statement }) => http.betsPerSecond / statement)),
      unit: '×',
      digits: 2,
      target: { atLeast: 0.3, aim: 0.5 },
    },
    {
      what: `  signed bets over HTTP, ${CONNECTIONS} connections`,
      value: median(rounds.map(({ http }) => http.betsPerSecond)),
      unit: 'a second',
      digits: 0,
    },
    {
      what: `  the same bets by SQL, ${CLIENTS} clients of pgbench`,
      value: median(rounds.map(({ statement }) => statement)),
      unit: 'a second',
      digits: 0,
    },
    { what: '  signed bet over HTTP, median', value: median(latencies), unit: 'ms', digits: 1 },
    {
      what: '  signed bet over HTTP, p99',
      value: percentile(latencies, 0.99),
      unit: 'ms',
      digits: 1,
    },
  ];
}

function writeFinding(rounds: readonly Round[]): string {
  const ratios = rounds.map(({ http, statement }) => (http.betsPerSecond / statement).toFixed(2));
  const share = Math.round(median(rounds.map(({ http }) => http.coreShare ?? 0)) * 100);
  return `bets-http: rounds ${ratios.join(', ')}; the product used ${share} % of a core`;
}
