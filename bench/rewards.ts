import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../e2e/support/find-free-port.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import type { Bench, Measured } from './bench.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { payRebates } from './nightly-rebates.ts';
import { MASTER_SECRET, type ProviderKeys } from './provider-keys.ts';
import { runSignedLoad } from './run-signed-load.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { fillWithPlayers } from './start-betting-product.ts';

const PLAYERS = 1_000;
const ROUNDS = 5;
const ROUND_SECONDS = 6;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 16;
/** More than the product ever reached. */
const BETS_PER_SECOND_MAX = 4_000;
/** A night has this many, of members who play twenty each. */
const TICKETS_MAX = 1_000_000;

/** Longer than rewards are meant to be behind; what is left then is told. */
const DRAIN_MS_MAX = 10_000;
const LOOK_MS = 50;
/** Nothing was counted for so long: longer than the outbox waits between two looks. */
const REST_MS = 2_000;

type Rewarding = {
  readonly product: ServerProcess;
  readonly keys: ProviderKeys;
  /** How many bets were counted so far, by rewards where they are on. */
  countCounted(): Promise<number>;
};

/** What rewards take from the bets that they count, and how long the night's rebates take. */
export async function measureRewards(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`rewards: ${NOT_INSTALLED}`] };
  bench.tell('starting the product with and without rewards');
  const without = await start(bench, server, 'off');
  const beside = await start(bench, server, 'on');
  await comeToRest(without);
  const before = await comeToRest(beside);
  await play(without, WARM_UP_SECONDS);
  let expected = before + (await play(beside, WARM_UP_SECONDS)).answered;
  const rounds: { readonly without: number; readonly beside: number }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`decided bets without and with rewards, round ${round} of ${ROUNDS}`);
    const measure = async (one: Rewarding) => {
      // Neither of the two works off what came before while the other one is measured.
      await comeToRest(without);
      await comeToRest(beside);
      return play(one, ROUND_SECONDS);
    };
    // Whichever begins may find another machine than the one after it: they take turns.
    const isOffFirst = round % 2 === 1;
    const first = await measure(isOffFirst ? without : beside);
    const second = await measure(isOffFirst ? beside : without);
    const [off, on] = isOffFirst ? [first, second] : [second, first];
    expected += on.answered;
    rounds.push({ without: off.perSecond, beside: on.perSecond });
  }
  expected += (await play(beside, ROUND_SECONDS)).answered;
  const endedAt = performance.now();
  // What was under way when a round ended was not answered, but may be counted.
  const left = Math.max(0, expected - (await drain(beside, expected)));
  const drainMs = performance.now() - endedAt;
  await without.product.stop();
  await beside.product.stop();
  const ratesOf = (side: 'without' | 'beside') => rounds.map((round) => round[side]);
  const tickets = Math.min(bench.transfers, TICKETS_MAX);
  bench.tell(`rebates of a day with ${tickets} tickets`);
  const url = await createDatabase(server, `rebates_${randomBytes(4).toString('hex')}`);
  const night = await payRebates(await openMigrated({ url }, bench), tickets);
  return {
    rows: [
      {
        what: 'decided bets with rewards, against none',
        value: median(ratesOf('beside')) / median(ratesOf('without')),
        unit: '×',
        digits: 2,
        target: { atLeast: 0.9 },
      },
      {
        what: '  signed decided bets over HTTP, no rewards',
        value: median(ratesOf('without')),
        unit: 'a second',
        digits: 0,
      },
      {
        what: '  until rewards had counted the last of a round',
        value: drainMs,
        unit: 'ms',
        digits: 0,
      },
      {
        what: `rebates of a day, ${night.members} members with ${tickets} tickets`,
        value: night.seconds * 1_000,
        unit: 'ms',
        digits: 0,
      },
      {
        what: '  memory that they took',
        value: night.megabytes,
        unit: 'MB',
        digits: 0,
      },
    ],
    details: { rounds },
    findings: [
      `rewards: of ${expected - before} bets ${left} were not counted ${DRAIN_MS_MAX / 1_000} s later; load average ${loadavg()[0]!.toFixed(1)}`,
    ],
  };
}

async function start(
  bench: Bench,
  server: DurableServer,
  rewards: 'on' | 'off',
): Promise<Rewarding> {
  const url = await createDatabase(server, `rewards_${randomBytes(4).toString('hex')}`);
  const database = await openMigrated({ url }, { endLater: () => {} });
  const keys = await fillWithPlayers(database, { players: PLAYERS, now: new Date() });
  await database.close();
  const statusPort = await findFreePort();
  const product = await startServerProcess(bench, {
    script: 'bench/rewarding-product.ts',
    readyPath: '/readyz',
    environment: {
      ...{ DATABASE_URL: url, MASTER_SECRET, REDIS_URL: '' },
      ...{ REWARDS: rewards, STATUS_PORT: String(statusPort) },
    },
  });
  const countCounted = async () =>
    Number(await (await fetch(`http://127.0.0.1:${statusPort}`)).text());
  return { product, keys, countCounted };
}

/** Waits until what the demonstration begins with is counted, and answers how many bets that were. */
async function comeToRest({ countCounted }: Rewarding): Promise<number> {
  let before = -1;
  let counted = await countCounted();
  while (counted !== before) {
    await wait(REST_MS);
    before = counted;
    counted = await countCounted();
  }
  return counted;
}

/** Waits until all bets are counted, or for long enough, and answers how many are. */
async function drain({ countCounted }: Rewarding, expected: number): Promise<number> {
  const endsAt = performance.now() + DRAIN_MS_MAX;
  let counted = await countCounted();
  while (counted < expected && performance.now() < endsAt) {
    await wait(LOOK_MS);
    counted = await countCounted();
  }
  return counted;
}

async function play({ product, keys }: Rewarding, seconds: number) {
  const played = await runSignedLoad({
    ...{ port: Number(new URL(product.url).port), connections: CONNECTIONS, seconds, keys },
    ...{ call: 'play', run: randomBytes(4).toString('hex'), players: PLAYERS },
    count: seconds * BETS_PER_SECOND_MAX,
  });
  return { answered: played.answered, perSecond: played.answered / played.seconds };
}
