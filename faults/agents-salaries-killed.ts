import { randomInt } from 'node:crypto';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import {
  createDatabase,
  NOT_INSTALLED,
  openMigrated,
  openMoneyServer,
} from '../bench/money-server.ts';
import { memberIdSql, PLAYER_LIKE } from '../bench/players.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import { addAgentLines, DUE, LINES, NOW, OPENING, PER_LINE } from './agent-lines.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { awaitHalt, placeHalts } from './halts.ts';
import { startJob } from './start-job.ts';

/** Everything that settles contracts and pays what came of them. */
const JOBS = [
  'agents.settle-hours',
  'agents.settle-days',
  'agents.settle-dividends',
  'agents.follow-bills',
] as const;

/** Whose rows are counted, so that somebody can be killed over any of them. */
const TABLES = [
  'agents_bills',
  'agents_bill_payments',
  'agents_bill_runs',
  'wallet_transfers',
] as const;

const NIGHTS = { long: 3, short: 1 };
const KILLS = { long: 8, short: 3 };
/** Each life finds less to do than the one before: most are to die over what is left. */
const WRITES_MAX = 250;
/** Bills of a line: two of a day, two of an hour, a dividend. */
const BILLS = LINES * 5;

/** Settlement and payment of contracts are killed over one write after another, then done by two at once. */
export async function killSalaries(run: FaultRun): Promise<FaultReport> {
  const server = await openMoneyServer(run);
  if (!server) return { did: '', wrong: [], skipped: NOT_INSTALLED };
  const nights = run.isShort ? NIGHTS.short : NIGHTS.long;
  const wrong: string[] = [];
  let killed = 0;
  for (let night = 1; night <= nights; night += 1) {
    const report = await spendNight(run, server, night);
    wrong.push(...report.wrong);
    killed += report.killed;
  }
  const did = `${killed} kills in the middle of settling and paying ${BILLS} bills of ${LINES} lines, which two at once then ended`;
  return { did, wrong };
}

async function spendNight(
  run: FaultRun,
  server: DurableServer,
  night: number,
): Promise<{ readonly killed: number; readonly wrong: string[] }> {
  const url = await createDatabase(server, `salaries_${night}`);
  const database = await openMigrated({ url }, run);
  await addAgentLines(database);
  const halts = await placeHalts(database, TABLES);
  const start = (first: number) =>
    startJob(run, [
      [...JOBS.slice(first), ...JOBS.slice(0, first)].join(','),
      url,
      NOW.toISOString(),
    ]);
  const kills = run.isShort ? KILLS.short : KILLS.long;
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const first = (night + kill) % JOBS.length;
    const place = randomInt(1, WRITES_MAX);
    await halts.during(place, async (isHalted) => {
      const life = start(first);
      if (await awaitHalt(isHalted, life.hasEnded)) killed += 1;
      await life.kill();
    });
    run.tell(`night ${night}, killed over write ${place} from ${JOBS[first]} on`);
  }
  await Promise.all([start(0), start(0)].map((job) => job.done()));
  const wrong = await findWrong(database);
  const before = await readPaid(database);
  await start(0).done();
  if ((await readPaid(database)) !== before) wrong.push('done once more, it paid more');
  if (killed === 0) wrong.push('nobody was killed in the middle');
  return { killed, wrong: [...wrong, ...(await checkLedger(database, NOW))] };
}

const readPaid = async (database: Database): Promise<string> => {
  const { rows } = await database.statement((tx) =>
    sql<{ all: string }>`
      select concat((select count(*) from agents_bills), ' ',
                    (select count(*) from agents_bill_payments), ' ',
                    (select count(*) from wallet_transfers), ' ',
                    (select sum(available) from wallet_accounts)) as all`.execute(tx),
  );
  return rows[0]!.all;
};

/** Whether every bill is there once, and every agent has exactly what came of theirs. */
async function findWrong(database: Database): Promise<string[]> {
  const due = sql`case place when 1 then ${DUE.general}::bigint when 2 then ${DUE.agent}::bigint else 0 end`;
  const number = `(line - 1) * ${PER_LINE} + place`;
  const { rows } = await database.statement((tx) =>
    sql<{ bills: number; paid: number; waiting: number; off: number; way: string }>`
      select (select count(*)::int from agents_bills
               where payee_id::text like ${PLAYER_LIKE}) as bills,
             (select count(*)::int from agents_bills
               where payee_id::text like ${PLAYER_LIKE} and status = 1) as paid,
             (select count(*)::int from agents_bills
               where payee_id::text like ${PLAYER_LIKE} and status = 6
                 and calc_amount = ${DUE.dividend}::bigint and received_amount = 0) as waiting,
             (select count(*)::int
                from generate_series(1, ${LINES}::int) as line, generate_series(1, ${PER_LINE}::int) as place
                join wallet_accounts as a on true
               where a.member_id = (${sql.raw(memberIdSql(number))})::uuid
                 and a.available <> ${OPENING}::bigint + ${due}) as off,
             (select coalesce(sum(case when credit = 'TRANSIT' then amount else -amount end), 0)::text
                from wallet_transfers
               where source = 'agents.bills' and 'TRANSIT' in (debit, credit)) as way`.execute(tx),
  );
  const { bills, paid, waiting, off, way } = rows[0]!;
  const wrong: string[] = [];
  if (bills !== BILLS) wrong.push(`there are ${bills} bills, not ${BILLS}`);
  if (paid !== BILLS - LINES) wrong.push(`${paid} bills are paid, not ${BILLS - LINES}`);
  if (waiting !== LINES) wrong.push(`${waiting} dividends wait for an operator, not ${LINES}`);
  if (off > 0) wrong.push(`${off} accounts do not hold what they were paid and nothing else`);
  if (way !== '0') wrong.push(`${way} stayed on the way`);
  return wrong;
}
