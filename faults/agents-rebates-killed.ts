import { randomInt } from 'node:crypto';
import { houseManifest } from '@maneki/house/manifest';
import type { Database } from '@maneki/server/platform/database/database';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { MERCHANT } from '../bench/log-in-member.ts';
import {
  createDatabase,
  NOT_INSTALLED,
  openMigrated,
  openMoneyServer,
} from '../bench/money-server.ts';
import {
  addGame,
  addPlayers,
  CURRENCY,
  memberIdSql,
  PLAYER_LIKE,
  VENDOR,
} from '../bench/players.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { awaitHalt, placeHalts } from './halts.ts';
import { startJob } from './start-job.ts';

/** Six in the morning in the merchant's time, and the day that is due. */
const NOW = new Date('2030-06-30T21:00:00Z');
const BEFORE = new Date('2030-06-01T03:00:00Z');
const DAY = '2030-06-30';

/** Numbers of the last general agent, agent, agent below and player: one, ten, fifty, and the rest of them play. */
const LAST = { top: 1, agent: 11, under: 61, player: 661 } as const;
const OPENING = 1_000_000_000n;
const STAKE = 1_000_000n;
const PLAYERS = BigInt(LAST.player - LAST.under);

/** What each at a level gets, by the differences 0.80, 0.65, 0.45 and 0.30 %. */
const DUE = [
  { upTo: LAST.top, each: PLAYERS * 1_500n },
  { upTo: LAST.agent, each: (PLAYERS / 10n) * 2_000n },
  { upTo: LAST.under, each: (PLAYERS / 50n) * 1_500n },
  { upTo: LAST.player, each: 3_000n },
] as const;

const TABLES = [
  'agents_nodes',
  'agents_rebate_lines',
  'agents_rebate_payments',
  'rewards_vip_runs',
  'wallet_transfers',
] as const;
const JOB = 'agents.pay-rebates';
const NIGHTS = { long: 6, short: 1 };
const KILLS = 3;
/** Fewer than the places, lines, payments and transfers of a night: its first life always dies. */
const WRITES_MAX = 4_000;

/** The nightly sharing out is killed over one write after another, then done by two at once. */
export async function killAgentsRebates(run: FaultRun): Promise<FaultReport> {
  const server = await openMoneyServer(run);
  if (!server) return { did: '', wrong: [], skipped: NOT_INSTALLED };
  const wrong: string[] = [];
  let killed = 0;
  const nights = run.isShort ? NIGHTS.short : NIGHTS.long;
  for (let night = 1; night <= nights; night += 1) {
    const report = await spendNight(run, server, night);
    wrong.push(...report.wrong);
    killed += report.killed;
  }
  const did = `${killed} kills in the middle of sharing out a day of ${PLAYERS} players among ${LAST.player} members, which two at once then ended`;
  return { did, wrong };
}

async function spendNight(
  run: FaultRun,
  server: DurableServer,
  night: number,
): Promise<{ readonly killed: number; readonly wrong: string[] }> {
  const url = await createDatabase(server, `agents_night_${night}`);
  const database = await openMigrated({ url }, run);
  await addTeam(database);
  const halts = await placeHalts(database, TABLES);
  const start = () => startJob(run, [JOB, url, NOW.toISOString()]);
  let killed = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const place = randomInt(1, WRITES_MAX);
    await halts.during(place, async (isHalted) => {
      const life = start();
      if (await awaitHalt(isHalted, life.hasEnded)) killed += 1;
      await life.kill();
    });
    run.tell(`night ${night}, killed over write ${place}`);
  }
  await Promise.all([start(), start()].map((job) => job.done()));
  await start().done();
  const wrong = await findWrong(database);
  if (killed === 0) wrong.push('nobody was killed in the middle');
  return { killed, wrong: [...wrong, ...(await checkLedger(database, NOW))] };
}

const idOf = (number: string) => sql`(${sql.raw(memberIdSql(number))})::uuid`;
const numbers = sql`generate_series(1, ${LAST.player}::int) as number`;

/** A line of four levels, all of whose players played the same. */
async function addTeam(database: Database): Promise<void> {
  await seed(database, { manifest: houseManifest, isDemo: true, now: BEFORE });
  await addGame(database, BEFORE);
  await addPlayers(database, { from: 1, to: LAST.player, balance: OPENING, now: BEFORE });
  const parent = `case when number <= ${LAST.top} then null when number <= ${LAST.agent} then 1
                       when number <= ${LAST.under} then number % 10 + 2 else number % 50 + 12 end`;
  await database.transact(async (tx) => {
    await sql`
      insert into identity_members
      select (jsonb_populate_record(m, jsonb_build_object(
               'id', ${sql.raw(memberIdSql('number'))}, 'username', 'shared' || number,
               'type', case when number <= ${LAST.top} then 2 when number <= ${LAST.under} then 1 else 0 end,
               'parent_id', ${sql.raw(memberIdSql(parent))}))).*
        from identity_members as m, ${numbers}
       where m.merchant_code = ${MERCHANT} and m.username = 'sakura'`.execute(tx);
    await sql`
      insert into agents_rebate_values
        (member_id, rebate_group, merchant_code, value, changed_at, changed_by)
      select ${idOf('number')}, 'RNG', ${MERCHANT},
             case when number <= ${LAST.agent} then 6500 when number <= ${LAST.under} then 4500 else 3000 end,
             ${BEFORE}, 'faults'
        from ${numbers} where number > ${LAST.top}`.execute(tx);
    await sql`
      insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
                                   merchant_code, stake, valid_turnover, payout, bets)
      select ${idOf('number')}, ${DAY}::date, 'RNG', ${VENDOR}, ${CURRENCY}, ${MERCHANT},
             ${STAKE}::bigint, ${STAKE}::bigint, 0, 10
        from ${numbers} where number > ${LAST.under}`.execute(tx);
  });
}

/** Who has something else than what they had and what is due to them, moved at once. */
async function findWrong(database: Database): Promise<string[]> {
  const wrong: string[] = [];
  let from = 0;
  for (const { upTo, each } of DUE) {
    const { rows } = await database.statement((tx) =>
      sql<{ off: number; moved: number }>`
        select (select count(*)::int from ${numbers}
                  join wallet_accounts on member_id = ${idOf('number')}
                 where number > ${from} and number <= ${upTo}
                   and available <> ${OPENING + each}::bigint) as off,
               (select count(*)::int from ${numbers}
                  join wallet_transfers as t on t.member_id = ${idOf('number')}
                 where number > ${from} and number <= ${upTo} and t.kind like 'REBATE_%') as moved`.execute(
        tx,
      ),
    );
    const { off, moved } = rows[0]!;
    if (off > 0) wrong.push(`${off} of the members up to ${upTo} do not hold what is due to them`);
    if (moved !== upTo - from)
      wrong.push(`${moved} movements to the ${upTo - from} members up to ${upTo}`);
    from = upTo;
  }
  const { rows } = await database.statement((tx) =>
    sql<{ held: number }>`
      select count(*)::int as held from agents_rebate_payments
       where member_id::text like ${PLAYER_LIKE} and state <> 'PAID'`.execute(tx),
  );
  if (rows[0]!.held > 0) wrong.push(`${rows[0]!.held} days wait`);
  return wrong;
}
