import { setTimeout as wait } from 'node:timers/promises';
import { houseManifest } from '@maneki/house/manifest';
import { systemClock } from '@maneki/kernel/clock';
import type { Database } from '@maneki/server/platform/database/database';
import { createMetrics } from '@maneki/server/platform/metrics/metrics';
import { runOutbox } from '@maneki/server/platform/outbox/run-outbox';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { createConsumers } from './consumers.ts';
import { openMigrated } from './money-server.ts';
import { CURRENCY, memberIdSql, VENDOR } from './players.ts';

const EVENTS = 20_000;
const MEMBERS = 1_000;
const MS_MAX = 15_000;
const LOOK_MS = 20;

/** How many events a second consumers get through that find many of them, all consumers together. */
export async function handleBacklog(
  place: { readonly url?: string; readonly dataDir?: string },
  consumers: number,
): Promise<number> {
  const database = await openMigrated(place, { endLater: () => {} });
  try {
    await seed(database, { manifest: houseManifest, isDemo: true, now: new Date() });
    await recordSettlements(database);
    return await timeConsumers(database, consumers);
  } finally {
    await database.close();
  }
}

async function timeConsumers(database: Database, consumers: number): Promise<number> {
  const { handlers, countHandled } = createConsumers(consumers);
  const startedAt = performance.now();
  const outbox = runOutbox({
    ...{ database, handlers, clock: systemClock, metrics: createMetrics() },
    fanout: { async publish() {} },
    log: { debug() {}, info() {}, warn: console.error, error: console.error },
  });
  while (countHandled() < EVENTS * consumers && performance.now() < startedAt + MS_MAX)
    await wait(LOOK_MS);
  const elapsedMs = performance.now() - startedAt;
  const handled = countHandled();
  await outbox.stop();
  return (handled / elapsedMs) * 1_000;
}

async function recordSettlements(database: Database): Promise<void> {
  await database.statement((tx) =>
    sql`
      insert into platform_outbox_events (name, payload, recorded_at)
      select 'play.bet_settled', jsonb_build_object(
               'memberId', ${sql.raw(memberIdSql(`(number % ${MEMBERS}) + 1`))},
               'merchantCode', 'maneki', 'currency', ${CURRENCY}::text, 'providerCode', 'stranger-0',
               'roundId', number::text, 'txId', number::text, 'vendorCode', ${VENDOR}::text,
               'gameId', 'game', 'category', 'RNG', 'status', 'LOST', 'stake', '10',
               'validTurnover', '10', 'payout', '0', 'settledAt', now()), now()
        from generate_series(1, ${EVENTS}::int) as number`.execute(tx),
  );
}
