import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { MINUTE_MS } from '@maneki/kernel/clock';
import type { RoundServices } from '@maneki/server/features/play/rounds/round-services';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import type { Bench, Measured } from './bench.ts';
import { fillCash } from './fill-cash.ts';
import { fillHistory } from './fill-history.ts';
import { GROWN_PAGES, type GrownPage } from './grown-pages.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { percentile } from './percentile.ts';
import { createBetting, placeBetsFor } from './place-bets.ts';
import { addGame, addPlayers, playerOf } from './players.ts';
import type { Row } from './row.ts';

const SMALL = 10_000;
/** Everybody has the same past in both, so that only the size of the tables differs. */
const TRANSFERS_EACH = 1_000;
const ROUNDS = 7;
const BET_SECONDS = 3;
/** Of each kind. */
const PAGES = 200;
const STRIDE = 7_919;
/** What a transfer with its ticket and indexes takes, and half as much again to work with. */
const BYTES_EACH = 900;

type Books = {
  readonly database: Database;
  readonly betting: RoundServices;
  readonly players: number;
};
type Latencies = {
  readonly bets: readonly number[];
  readonly pages: Readonly<Record<GrownPage, readonly number[]>>;
};
type Round = { readonly small: Latencies; readonly large: Latencies };

/** Bets and the pages of a member's books on a database that was played on for years, against a young one. */
export async function measureGrowth(bench: Bench): Promise<Measured> {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize < bench.transfers * BYTES_EACH)
    return { rows: [], findings: ['growth: skipped, there is not enough room for the tables'] };
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`growth: skipped, ${NOT_INSTALLED}`] };
  const small = await openBooks(bench, server, { name: 'small', transfers: SMALL });
  const startedAt = performance.now();
  bench.tell(`filling the large database with ${bench.transfers} transfers`);
  const large = await openBooks(bench, server, { name: 'large', transfers: bench.transfers });
  const fillSeconds = Math.round((performance.now() - startedAt) / 1_000);
  const load = async (): Promise<Round> => ({
    small: await measureBooks(small),
    large: await measureBooks(large),
  });

  bench.tell('warming up');
  await load();
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`a large database against a small one, round ${round} of ${ROUNDS}`);
    rounds.push(await load());
  }
  const bytes = await sizeOf(large.database);
  const filled = `growth: ${bench.transfers} transfers and half as many tickets against ${SMALL};`;
  const size = `${(bytes / 2 ** 30).toFixed(1)} GiB, filled in ${fillSeconds} s`;
  return { rows: writeRows(rounds), findings: [`${filled} ${size}`] };
}

async function openBooks(
  bench: Bench,
  server: DurableServer,
  { name, transfers }: { readonly name: string; readonly transfers: number },
): Promise<Books> {
  const database = await openMigrated({ url: await createDatabase(server, name) }, bench);
  const players = transfers / TRANSFERS_EACH;
  const now = new Date();
  // Accounts were opened before anything happened in them.
  const openedAt = new Date(now.getTime() - (TRANSFERS_EACH + 1) * MINUTE_MS);
  await addGame(database, openedAt);
  await addPlayers(database, { from: 1, to: players, balance: 10n ** 12n, now: openedAt });
  await fillHistory(database, { players, transfers: TRANSFERS_EACH, now });
  await fillCash(database, { players, now });
  return { database, betting: createBetting(database), players };
}

async function measureBooks({ database, betting, players }: Books): Promise<Latencies> {
  const { latenciesMs } = await placeBetsFor(betting, { atOnce: 1, seconds: BET_SECONDS, players });
  const pages = Object.fromEntries(NAMES.map((name) => [name, [] as number[]])) as Record<
    GrownPage,
    number[]
  >;
  for (let page = 0; page < PAGES; page += 1) {
    const { playerId } = playerOf(((page * STRIDE) % players) + 1);
    for (const name of NAMES) {
      const sentAt = performance.now();
      await GROWN_PAGES[name](database, playerId);
      pages[name].push(performance.now() - sentAt);
    }
  }
  return { bets: latenciesMs, pages };
}

const NAMES = Object.keys(GROWN_PAGES) as GrownPage[];

async function sizeOf(database: Database): Promise<number> {
  const { rows } = await database.statement((tx) =>
    sql<{ bytes: bigint }>`select pg_database_size(current_database()) as bytes`.execute(tx),
  );
  return Number(rows[0]!.bytes);
}

function writeRows(rounds: readonly Round[]): Row[] {
  const ratio = (what: string, figure: (latencies: Latencies) => number): Row => ({
    what,
    value: median(rounds.map(({ small, large }) => figure(large) / figure(small))),
    unit: '×',
    digits: 2,
    target: { atMost: 1.3 },
  });
  const plain = (what: string, figure: (latencies: Latencies) => readonly number[]): Row[] =>
    (['large', 'small'] as const).map((which) => ({
      what: `  ${what}, ${which}`,
      value: median(rounds.map((round) => median(figure(round[which])))),
      unit: 'ms',
      digits: 2,
    }));
  return [
    ratio('bet in a large database, against a small one, median', ({ bets }) => median(bets)),
    ratio('bet in a large database, against a small one, p99', ({ bets }) =>
      percentile(bets, 0.99),
    ),
    ...NAMES.map((name) => ratio(`${name}, the same, median`, ({ pages }) => median(pages[name]))),
    ...plain('bet', ({ bets }) => bets),
    ...NAMES.flatMap((name) => plain(name, ({ pages }) => pages[name])),
  ];
}
