import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@maneki/kernel/clock';
import { sumByDay } from '@maneki/server/features/play/totals/day-total';
import { addToTotals } from '@maneki/server/features/play/totals/store';
import { dayOf } from '@maneki/server/features/wallet/windows';
import type { Database } from '@maneki/server/platform/database/database';
import { createMetrics } from '@maneki/server/platform/metrics/metrics';
import type { EventHandler } from '@maneki/server/platform/outbox/event-handler';
import { runOutbox } from '@maneki/server/platform/outbox/run-outbox';
import { sql } from 'kysely';
import type { Bench, Measured } from './bench.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { createBetting, placeBetsFor } from './place-bets.ts';
import { addGame, addPlayers, memberIdSql, VENDOR, ZONE } from './players.ts';
import type { Row } from './row.ts';

const EVENTS = 20_000;
const CONSUMERS = 8;
const PLAYERS = 1_000;
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const AT_ONCE = 16;
const LOOK_MS = 20;

/** How many facts of bets consumers get through, and what their work takes from the bets themselves. */
export async function measureEvents(bench: Bench): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'maneki-events-'));
  bench.endLater(() => rm(folder, { recursive: true, force: true }));
  const embedded = await measureOn(await openMigrated({ dataDir: folder }, bench), bench);
  const server = await openMoneyServer(bench);
  if (!server)
    return { rows: embedded, findings: [`events: only on the embedded engine, ${NOT_INSTALLED}`] };
  const url = await createDatabase(server, 'events');
  return { rows: [...(await measureOn(await openMigrated({ url }, bench), bench)), ...embedded] };
}

async function measureOn(database: Database, bench: Bench): Promise<Row[]> {
  const { engine } = database;
  const now = new Date();
  await addGame(database, now);
  await addPlayers(database, { from: 1, to: PLAYERS, balance: 10n ** 12n, now });
  bench.tell(`${EVENTS} events for ${CONSUMERS} consumers, ${engine}`);
  await recordSettlements(database);
  const handledPerSecond = await timeConsumers(database);

  const betting = createBetting(database);
  const load = { atOnce: AT_ONCE, seconds: ROUND_SECONDS, players: PLAYERS, isDecided: true };
  const shares: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`decided bets without and with consumers, ${engine}, round ${round} of ${ROUNDS}`);
    const without = await placeBetsFor(betting, load);
    const outbox = consume(database);
    await untilCounted(database);
    const beside = await placeBetsFor(betting, load);
    await outbox.stop();
    shares.push(beside.betsPerSecond / without.betsPerSecond);
  }
  return [
    {
      what: `events handled, ${CONSUMERS} consumers, ${engine}`,
      value: handledPerSecond,
      unit: 'a second',
      digits: 0,
    },
    {
      what: `decided bets beside ${CONSUMERS} consumers, against none, ${engine}`,
      value: median(shares),
      unit: '×',
      digits: 2,
      target: { atLeast: 0.9 },
    },
  ];
}

/** Each adds up what was played, as the product does, into sums of its own. */
const consumers = Array.from(
  { length: CONSUMERS },
  (_, number): EventHandler<'play.bet_settled'> => ({
    name: `bench.count_${number}`,
    on: 'play.bet_settled',
    async handle({ tx }, events) {
      const settlements = events.map(({ payload }) => ({
        ...payload,
        vendorCode: `${payload.vendorCode}-${number}`,
      }));
      const businessDay = dayOf(new Date(), ZONE);
      await addToTotals(tx, sumByDay(settlements, { dayOf: () => businessDay, betsOf: 1 }));
    },
  }),
);

const consume = (database: Database) =>
  runOutbox({
    database,
    handlers: consumers,
    fanout: { async publish() {} },
    clock: systemClock,
    log: { debug() {}, info() {}, warn: console.error, error: console.error },
    metrics: createMetrics(),
  });

async function timeConsumers(database: Database): Promise<number> {
  const startedAt = performance.now();
  const outbox = consume(database);
  await untilCounted(database);
  const elapsedMs = performance.now() - startedAt;
  await outbox.stop();
  return ((EVENTS * CONSUMERS) / elapsedMs) * 1_000;
}

/** Until every consumer has counted every bet. */
async function untilCounted(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await database.statement((tx) =>
      sql<{ missing: string }>`
        select ${CONSUMERS}::int * (select count(*) from platform_outbox_events)
               - coalesce((select sum(bets) from play_day_totals), 0) as missing`.execute(tx),
    );
    if (Number(rows[0]!.missing) === 0) return;
    await wait(LOOK_MS);
  }
}

async function recordSettlements(database: Database): Promise<void> {
  await database.statement((tx) =>
    sql`
      insert into platform_outbox_events (name, payload, recorded_at)
      select 'play.bet_settled', jsonb_build_object(
               'memberId', ${sql.raw(memberIdSql(`(number % ${PLAYERS}) + 1`))},
               'merchantCode', 'maneki', 'currency', 'JPY', 'providerCode', 'stranger-0',
               'roundId', number::text, 'txId', number::text, 'vendorCode', ${VENDOR}::text,
               'gameId', 'game', 'category', 'RNG', 'status', 'LOST', 'stake', '10',
               'validTurnover', '10', 'payout', '0', 'settledAt', now()), now()
        from generate_series(1, ${EVENTS}::int) as number`.execute(tx),
  );
}
