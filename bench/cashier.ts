import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callEndpoints } from '@maneki/contract/call/endpoints';
import { houseManifest } from '@maneki/house/manifest';
import type { Database } from '@maneki/server/platform/database/database';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import type { Bench, Measured } from './bench.ts';
import type { LoadResult } from './call-prepared.ts';
import type { CashierLoad } from './cashier-load.ts';
import {
  addChannels,
  addPayees,
  openOrders,
  type Payees,
  writeProviders,
} from './cashier-members.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { MASTER_SECRET } from './provider-keys.ts';
import type { Row } from './row.ts';
import { runLoadProcess } from './run-load-process.ts';
import { runSignedLoad } from './run-signed-load.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { fillWithPlayers } from './start-betting-product.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
/** Enough that a bet never waits for a batch of one, and a callback never for a connection. */
const CONNECTIONS = 16;
const BETS_PER_SECOND_MAX = 7_500;
/** Whose bets and deposits are counted; an order for each of them in each round. */
const PLAYERS = 10_000;
/** A member takes money out once: so many for each round, and one round to warm up. */
const PAYEES_A_ROUND = { hardly: 2_500, fully: 400 } as const;
const HARDLY: Payees = payeesFrom(PLAYERS + 1, 'hardly');
const FULLY: Payees = payeesFrom(HARDLY.to + 1, 'fully');

function payeesFrom(from: number, hashed: Payees['hashed']): Payees {
  return { from, to: from + PAYEES_A_ROUND[hashed] * (ROUNDS + 1) - 1, hashed };
}

type Rate = {
  readonly answered: number;
  readonly perSecond: number;
  /** Processor time of the product for each; undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
};
type Round = {
  readonly bets: Rate;
  readonly deposits: Rate;
  readonly withdrawals: { readonly hardly: Rate; readonly fully: Rate };
};
type Key = { readonly keyId: string; readonly publicKey: string };

/** Deposits that gateways tell of and withdrawals that members wish for, against the signed bet. */
export async function measureCashier(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`cashier: skipped, ${NOT_INSTALLED}`] };
  bench.tell('filling the tables of the cashier, and starting the product on them');
  const url = await createDatabase(server, 'cashier');
  const database = await openMigrated({ url }, bench);
  const now = new Date();
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  const keys = await fillWithPlayers(database, { players: FULLY.to, now });
  for (const payees of [{ ...HARDLY, from: 1 }, FULLY])
    await addPayees(database, { ...payees, now });
  await addChannels(database, now);
  await database.statement((tx) => sql`analyze`.execute(tx));
  const product = await startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/readyz',
    environment: {
      DATABASE_URL: url,
      REDIS_URL: '',
      MASTER_SECRET,
      ROLE: 'web',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      PAYMENT_PROVIDERS: writeProviders(),
    },
  });
  const port = Number(new URL(product.url).port);
  const of = { port, connections: CONNECTIONS, seconds: ROUND_SECONDS };
  const key = await readKey(product);
  const ask = (count: number, call: CashierLoad['call']) =>
    rateOf(product, (onStart) =>
      runLoadProcess('cashier-load.ts', { ...of, count, call } satisfies CashierLoad, onStart),
    );
  const bet = () =>
    rateOf(product, (onStart) =>
      runSignedLoad(
        {
          ...of,
          call: 'bet',
          run: randomBytes(4).toString('hex'),
          count: ROUND_SECONDS * BETS_PER_SECOND_MAX,
          players: PLAYERS,
          keys,
        },
        onStart,
      ),
    );
  const withdraw = (round: number, { from, hashed }: Payees) => {
    const count = PAYEES_A_ROUND[hashed];
    return ask(count, { kind: 'withdrawal', from: from + round * count, key });
  };
  const load = async (round: number): Promise<Round> => {
    const bets = await bet();
    await openOrders(database, { run: round, count: PLAYERS, now: new Date() });
    return {
      bets,
      deposits: await ask(PLAYERS, { kind: 'deposit', run: round }),
      withdrawals: {
        hardly: await withdraw(round, HARDLY),
        fully: await withdraw(round, FULLY),
      },
    };
  };

  bench.tell('warming up');
  const warmUp = await load(0);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`deposits and withdrawals against bets, round ${round} of ${ROUNDS}`);
    rounds.push(await load(round));
  }
  await product.stop();
  await expectBooked(database, [warmUp, ...rounds]);
  return { rows: writeRows(rounds), findings: [writeFinding(rounds)], details: rounds };
}

/** What calls are sealed to. A product that has just started may be too busy to say so. */
async function readKey(product: ServerProcess): Promise<Key> {
  const reply = await fetch(`${product.url}/api${callEndpoints.openEncryption.path}`);
  const { value } = (await reply.json()) as { value?: Key };
  if (value) return { keyId: value.keyId, publicKey: value.publicKey };
  await wait(1_000);
  return readKey(product);
}

async function rateOf(
  product: ServerProcess,
  run: (onStart: () => void) => Promise<LoadResult>,
): Promise<Rate> {
  let before: number | undefined;
  const { answered, seconds } = await run(() => {
    before = product.cpuMs();
  });
  const after = product.cpuMs();
  const cpuMs =
    before === undefined || after === undefined ? undefined : (after - before) / answered;
  return { answered, perSecond: answered / seconds, cpuMs };
}

/** Each answer was money that moved, or that is held: nothing else was measured. */
async function expectBooked(database: Database, rounds: readonly Round[]): Promise<void> {
  const { rows } = await database.statement((tx) =>
    sql<{ credited: bigint; held: bigint }>`
      select (select count(*) from wallet_transfers
               where source = 'deposits' and kind = 'DEPOSIT' and outcome = 'DONE') as credited,
             (select count(*) from wallet_holds
               where source = 'cashier' and status = 'PLACED') as held`.execute(tx),
  );
  const booked = { credited: Number(rows[0]!.credited), held: Number(rows[0]!.held) };
  const sum = (of: (round: Round) => number) =>
    rounds.reduce((total, round) => total + of(round), 0);
  const told = {
    credited: sum(({ deposits }) => deposits.answered),
    held: sum(({ withdrawals: { hardly, fully } }) => hardly.answered + fully.answered),
  };
  if (booked.credited !== told.credited || booked.held !== told.held)
    throw new Error(`Told ${JSON.stringify(told)}, and booked ${JSON.stringify(booked)}.`);
}

function writeRows(rounds: readonly Round[]): Row[] {
  const target = { atLeast: 0.3 };
  const ratio = (what: string, rate: (round: Round) => Rate, isAimed = true): Row => ({
    what,
    value: median(rounds.map((round) => rate(round).perSecond / round.bets.perSecond)),
    unit: '×',
    digits: isAimed ? 2 : 3,
    ...(isAimed ? { target } : {}),
  });
  const plain = (what: string, rate: (round: Round) => Rate): Row[] => [
    {
      what: `  ${what}, ${CONNECTIONS} connections`,
      value: median(rounds.map((round) => rate(round).perSecond)),
      unit: 'a second',
      digits: 0,
    },
    {
      what: `  ${what}, processor time`,
      value: median(rounds.map((round) => rate(round).cpuMs ?? 0)),
      unit: 'ms',
      digits: 2,
    },
  ];
  const deposits = ({ deposits: rate }: Round) => rate;
  const hardly = ({ withdrawals }: Round) => withdrawals.hardly;
  const fully = ({ withdrawals }: Round) => withdrawals.fully;
  return [
    ratio('deposits credited by signed callbacks, against signed bets', deposits),
    ratio('withdrawal requests without the password’s cost, against signed bets', hardly),
    ratio('withdrawal requests as they are, argon2id and all', fully, false),
    ...plain('signed bets over HTTP', ({ bets }) => bets),
    ...plain('deposits credited', deposits),
    ...plain('withdrawal requests without the password’s cost', hardly),
    ...plain('withdrawal requests as they are', fully),
  ];
}

function writeFinding(rounds: readonly Round[]): string {
  const list = (rate: (round: Round) => Rate) =>
    rounds.map((round) => (rate(round).perSecond / round.bets.perSecond).toFixed(2)).join(', ');
  const cost =
    median(rounds.map(({ withdrawals }) => withdrawals.fully.cpuMs ?? 0)) -
    median(rounds.map(({ withdrawals }) => withdrawals.hardly.cpuMs ?? 0));
  return (
    `cashier: deposits ${list(({ deposits }) => deposits)}; withdrawals ` +
    `${list(({ withdrawals }) => withdrawals.hardly)}; proving the payment password by argon2id takes ` +
    `${cost.toFixed(0)} ms of a core, on purpose, which is what limits requests as they are`
  );
}
