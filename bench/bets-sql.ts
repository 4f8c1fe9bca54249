import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import type { Bench, Measured } from './bench.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { type BetRound, createBetting, placeBetsFor } from './place-bets.ts';
import { addGame, addPlayers } from './players.ts';
import type { Row } from './row.ts';
import { fillForPgbench, runPgbench } from './run-pgbench.ts';
import { writeBetScript } from './write-bet-script.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 5;
const WARM_UP_SECONDS = 5;
const PLAYERS = 10_000;
const CLIENTS = 8;
const CROWD = 64;
const SCALE = 10;

type Round = {
  readonly tpcb: number;
  readonly statement: number;
  readonly few: BetRound;
  readonly crowd: BetRound;
};

/**
 * Durable bets against TPC-B on the same server, whose bet is three updates of a row and an insert. All
 * take turns in short rounds, so that whatever else the machine does disturbs them alike.
 */
export async function measureBetsSql(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`bets-sql: skipped, ${NOT_INSTALLED}`] };
  bench.tell('filling the tables of bets and of TPC-B');
  const load = await prepareLoad(bench, server);
  bench.tell('warming up');
  await load(WARM_UP_SECONDS);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`bets by SQL against TPC-B, round ${round} of ${ROUNDS}`);
    rounds.push(await load(ROUND_SECONDS));
  }
  return { rows: writeRows(rounds), findings: writeFindings(rounds), details: summarise(rounds) };
}

async function prepareLoad(
  bench: Bench,
  server: DurableServer,
): Promise<(seconds: number) => Promise<Round>> {
  await createDatabase(server, 'tpcb');
  await fillForPgbench(server, { database: 'tpcb', scale: SCALE });
  const database = await openMigrated({ url: await createDatabase(server, 'bets') }, bench);
  const now = new Date();
  await addGame(database, now);
  await addPlayers(database, { from: 1, to: PLAYERS, balance: 10n ** 12n, now });
  const folder = await mkdtemp(join(tmpdir(), 'maneki-bets-'));
  bench.endLater(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, 'bet.sql');
  writeFileSync(script, await writeBetScript({ players: PLAYERS, now }));
  const services = createBetting(database);
  return async (seconds) => {
    const run = { clients: CLIENTS, seconds };
    return {
      tpcb: await runPgbench(server, { ...run, database: 'tpcb' }),
      few: await placeBetsFor(services, { atOnce: CLIENTS, seconds, players: PLAYERS }),
      statement: await runPgbench(server, { ...run, database: 'bets', script }),
      crowd: await placeBetsFor(services, { atOnce: CROWD, seconds, players: PLAYERS }),
    };
  };
}

function writeRows(rounds: readonly Round[]): Row[] {
  const against = (rate: (round: Round) => number) =>
    median(rounds.map((round) => rate(round) / round.tpcb));
  const ratio = (what: string, value: number): Row => ({ what, value, unit: '×', digits: 2 });
  const speed = (what: string, rate: (round: Round) => number): Row => ({
    what,
    value: median(rounds.map(rate)),
    unit: 'a second',
    digits: 0,
  });
  return [
    {
      ...ratio(
        `durable bets, ${CLIENTS} at once, against TPC-B with ${CLIENTS} clients`,
        against(({ few }) => few.betsPerSecond),
      ),
      target: { atLeast: 1.8, aim: 2.1 },
    },
    ratio(
      `  the same, ${CROWD} at once`,
      against(({ crowd }) => crowd.betsPerSecond),
    ),
    ratio(
      `  one bet for each statement, ${CLIENTS} clients of pgbench`,
      against(({ statement }) => statement),
    ),
    speed(`  durable bets, ${CLIENTS} at once`, ({ few }) => few.betsPerSecond),
    speed(`  durable bets, ${CROWD} at once`, ({ crowd }) => crowd.betsPerSecond),
    speed('  one bet for each statement, by pgbench', ({ statement }) => statement),
    speed('  TPC-B, by pgbench', ({ tpcb }) => tpcb),
  ];
}

/** Tells whether the figures can be believed, and what stood in the way of better ones. */
function writeFindings(rounds: readonly Round[]): string[] {
  const ratios = rounds.map(({ few, tpcb }) => (few.betsPerSecond / tpcb).toFixed(2));
  const share = (which: 'few' | 'crowd') =>
    `${Math.round(median(rounds.map((round) => round[which].coreShare)) * 100)} %`;
  const latency = (which: 'few' | 'crowd') =>
    `${median(rounds.flatMap((round) => round[which].latenciesMs)).toFixed(1)} ms`;
  return [
    [
      `bets-sql: rounds ${ratios.join(', ')}; median latency ${latency('few')} with ${CLIENTS} at`,
      `once and ${latency('crowd')} with ${CROWD}; share of a core that Node used:`,
      `${share('few')} and ${share('crowd')}`,
    ].join(' '),
  ];
}

const summarise = (rounds: readonly Round[]) =>
  rounds.map(({ few, crowd, ...rates }) => ({
    ...rates,
    few: { ...few, latenciesMs: median(few.latenciesMs) },
    crowd: { ...crowd, latenciesMs: median(crowd.latenciesMs) },
  }));
