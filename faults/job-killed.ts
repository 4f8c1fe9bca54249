import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '@maneki/kernel/clock';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import { NOT_INSTALLED, openMigrated } from '../bench/money-server.ts';
import { createBetting, placeBetsFor } from '../bench/place-bets.ts';
import { CURRENCY, memberIdSql, PROVIDERS, VENDOR } from '../bench/players.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { openPostgresPlace } from './open-players.ts';
import { type Job, startJob } from './start-job.ts';
import { openVendor } from './vendor.ts';

const KILLS = { long: 20, short: 3 };
const PLAYERS = 200;
const OPENING = 1_000_000_000n;
/** What each player is owed by the vendor. */
const OWED = 500n;

/** Jobs are killed in the middle of their work, again and again, and then left to finish it. */
export async function killJobs(run: FaultRun): Promise<FaultReport> {
  const kills = run.isShort ? KILLS.short : KILLS.long;
  const place = await openPostgresPlace(run, { players: PLAYERS, opening: OPENING });
  if (!place) return { did: '', wrong: [], skipped: NOT_INSTALLED };
  const database = await openMigrated({ url: place.databaseUrl }, run);
  const runJob = (name: string, now: Date) =>
    startJob(run, [name, place.databaseUrl, now.toISOString()]);

  const rolledUp = await killRollUps(run, { database, kills, runJob });
  const vendor = await openVendor(place.keys);
  run.endLater(() => vendor.close());
  await owe(database, vendor.url);
  let now = new Date(Date.now() + HOUR_MS);
  for (let kill = 1; kill <= kills; kill += 1) {
    // Each run comes when all that was left is due again, and dies after a few more answers.
    const job = runJob('play.resolve-transfers', now);
    const answersMax = vendor.answered() + Math.ceil(PLAYERS / (kills + 1));
    while (vendor.answered() < answersMax && !job.hasEnded()) await wait(2);
    await job.kill();
    now = new Date(now.getTime() + 2 * HOUR_MS);
    run.tell(`transfers resolved, kill ${kill} of ${kills}`);
  }
  for (let last = 0; last < 3; last += 1) {
    await runJob('play.resolve-transfers', now).done();
    now = new Date(now.getTime() + 2 * HOUR_MS);
  }
  const wrong = [...rolledUp, ...(await findUnpaid(database)), ...(await checkLedger(database))];
  const did =
    `${kills} kills each of the roll-up and of the resolution of ${PLAYERS} transfers, ` +
    `which asked the vendor ${vendor.answered()} times`;
  return { did, wrong };
}

type RunJob = (name: string, now: Date) => Job;

/** Bets are placed, and the job that counts them dies sooner or later in each round. */
async function killRollUps(
  run: FaultRun,
  { database, kills, runJob }: { database: Database; kills: number; runJob: RunJob },
): Promise<string[]> {
  const betting = createBetting(database);
  for (let kill = 1; kill <= kills; kill += 1) {
    const job = runJob('wallet.roll-up', new Date());
    await job.ready();
    await Promise.all([
      placeBetsFor(betting, { atOnce: 4, seconds: 0.2, players: PLAYERS }),
      wait(kill * 7).then(() => job.kill()),
    ]);
    run.tell(`roll-up, kill ${kill} of ${kills}`);
  }
  await runJob('wallet.roll-up', new Date()).done();
  const { rows } = await database.statement((tx) =>
    sql<{ rolled: bigint; real: bigint }>`
      select (select coalesce(sum(balance), 0)::bigint from wallet_house_balances
               where account = 'HOUSE_GAMES' and currency = ${CURRENCY} and merchant_code = 'maneki') as rolled,
             (select coalesce(sum(case when credit = 'HOUSE_GAMES' then amount else -amount end), 0)::bigint
                from wallet_transfers
               where outcome = 'DONE' and currency = ${CURRENCY} and merchant_code = 'maneki'
                 and 'HOUSE_GAMES' in (credit, debit)
                 and xact < (select xact from wallet_watermarks where name = 'house')) as real`.execute(
      tx,
    ),
  );
  const { rolled, real } = rows[0]!;
  return rolled === real
    ? []
    : [`the house was rolled up to ${rolled}, its transfers come to ${real}`];
}

/** Everybody has asked for money back from the vendor, and nobody knows what became of it. */
async function owe(database: Database, url: string): Promise<void> {
  const member = sql.raw(`(${memberIdSql('number')})::uuid`);
  const requestedAt = new Date();
  await database.transact(async (tx) => {
    await sql`update play_providers set base_url = ${url} where code = ${PROVIDERS[0]}`.execute(tx);
    await sql`
      insert into play_fund_transfers
        (member_id, ref_no, merchant_code, provider_code, vendor_code, direction, amount, currency,
         status, wish_key, check_at, requested_at)
      select ${member}, 'F' || number, 'maneki', ${PROVIDERS[0]}, ${VENDOR}, 'FROM_VENDOR',
             ${OWED}::bigint, ${CURRENCY}, 'PENDING', 'wish', ${requestedAt}, ${requestedAt}
        from generate_series(1, ${PLAYERS}::int) as number`.execute(tx);
  });
}

async function findUnpaid(database: Database): Promise<string[]> {
  const { rows } = await database.statement((tx) =>
    sql<{ open: bigint; unpaid: bigint; credits: bigint }>`
      select (select count(*) from play_fund_transfers where status <> 'SUCCESS') as open,
             (select count(*) from play_fund_transfers as f
               where (select count(*) from wallet_transfers as t
                       where t.member_id = f.member_id and t.source = 'funds' and t.outcome = 'DONE'
                         and t.amount = f.amount) <> 1) as unpaid,
             (select count(*) from wallet_transfers where source = 'funds') as credits`.execute(tx),
  );
  const { open, unpaid, credits } = rows[0]!;
  return [
    ...(open > 0n ? [`${open} transfers have no end`] : []),
    ...(unpaid > 0n ? [`${unpaid} transfers were not paid exactly once`] : []),
    ...(credits === BigInt(PLAYERS) ? [] : [`${credits} credits for ${PLAYERS} transfers`]),
  ];
}
