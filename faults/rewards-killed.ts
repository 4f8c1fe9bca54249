import { randomInt } from 'node:crypto';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import {
  createDatabase,
  NOT_INSTALLED,
  openMigrated,
  openMoneyServer,
} from '../bench/money-server.ts';
import { PLAYER_LIKE } from '../bench/players.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { awaitHalt, placeHalts } from './halts.ts';
import {
  addRewardedMembers,
  BONUS,
  BONUSES,
  DUE,
  FRIENDS,
  GIFTED,
  MEMBERS,
  NOW,
  OPENING,
  PACKETS,
  PACKETS_RU,
} from './rewarded-members.ts';
import { startJob } from './start-job.ts';

/** Everything that gives or takes by itself. */
const JOBS = [
  // What agents' shares gave back counts into what levels do.
  'agents.pay-rebates',
  'rewards.pay-vip-rebates',
  'rewards.keep-vip-levels',
  'rewards.give-vip-birthdays',
  'rewards.qualify-friends',
  'rewards.pay-commissions',
  'rewards.pay-rebates',
  'rewards.run-packet-rounds',
  'rewards.follow-bonuses',
  'rewards.expire-points',
  'rewards.give-registration-gifts',
] as const;

/** Whose rows are counted, so that somebody can be killed over any of them. */
const TABLES = [
  'rewards_grants',
  'rewards_bonuses',
  'rewards_promotion_claims',
  'rewards_packets',
  'rewards_referrals',
  'rewards_vip_runs',
  'rewards_point_transfers',
  'wallet_transfers',
] as const;

const NIGHTS = { long: 4, short: 1 };
const KILLS = { long: JOBS.length, short: 3 };
/** No job writes more for so few members. */
const WRITES_MAX = 300;

/** The night's work of rewards is killed over one write after another, then done by two at once. */
export async function killRewards(run: FaultRun): Promise<FaultReport> {
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
  const did = `${killed} kills in the middle of the ${JOBS.length} jobs of a night for ${MEMBERS} members, which two at once then ended`;
  return { did, wrong };
}

async function spendNight(
  run: FaultRun,
  server: DurableServer,
  night: number,
): Promise<{ readonly killed: number; readonly wrong: string[] }> {
  const url = await createDatabase(server, `night_${night}`);
  const database = await openMigrated({ url }, run);
  await addRewardedMembers(database);
  const halts = await placeHalts(database, TABLES);
  const start = (first: number) =>
    startJob(run, [
      [...JOBS.slice(first), ...JOBS.slice(0, first)].join(','),
      url,
      NOW.toISOString(),
    ]);
  const kills = run.isShort ? KILLS.short : KILLS.long;
  const from = randomInt(JOBS.length);
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // Each life begins with another job, and mostly dies over that.
    const first = (from + Math.floor((kill * JOBS.length) / kills)) % JOBS.length;
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
  if (!run.isShort) {
    const before = await readGiven(database);
    await start(0).done();
    if ((await readGiven(database)) !== before) wrong.push('done once more, it gave more');
  }
  if (killed === 0) wrong.push('nobody was killed in the middle');
  return { killed, wrong: [...wrong, ...(await checkLedger(database, NOW))] };
}

/** How much of each kind was given to how many, and what the accounts hold. */
const readGiven = async (database: Database): Promise<string> => {
  const { rows } = await database.statement((tx) =>
    sql<{ all: string }>`
      select concat((select count(*) from rewards_grants), ' ', (select count(*) from wallet_transfers), ' ',
                    (select sum(available) from wallet_accounts), ' ',
                    (select count(*) from rewards_packets), ' ',
                    (select sum(balance) from rewards_point_accounts)) as all`.execute(tx),
  );
  return rows[0]!.all;
};

type Given = {
  readonly kind: string;
  readonly count: number;
  readonly members: number;
  readonly least: bigint;
  readonly most: bigint;
};

/** How many of each kind there must be; what each comes to, where the play of a night says it. */
const EXPECTED: Readonly<Record<string, { readonly count: number; readonly amount?: bigint }>> = {
  REBATE: { count: MEMBERS, amount: DUE.REBATE },
  CASHBACK: { count: MEMBERS, amount: DUE.CASHBACK },
  MONTHLY: { count: MEMBERS },
  BIRTHDAY: { count: MEMBERS },
  COMMISSION: { count: FRIENDS.paying, amount: DUE.COMMISSION },
  REFERRAL: { count: FRIENDS.new },
  REFERRED: { count: FRIENDS.new },
  PROMOTION: { count: BONUSES + GIFTED.length, amount: BONUS },
};

async function findWrong(database: Database): Promise<string[]> {
  const { rows: given } = await database.statement((tx) =>
    sql<Given>`
      select kind, count(*)::int as count, count(distinct member_id)::int as members,
             min(amount) as least, max(amount) as most
        from rewards_grants where member_id::text like ${PLAYER_LIKE} group by kind`.execute(tx),
  );
  const wrong: string[] = [];
  const kinds = new Set([...Object.keys(EXPECTED), ...given.map(({ kind }) => kind)]);
  for (const kind of kinds) {
    const found = given.find((one) => one.kind === kind);
    const { count = 0, amount } = EXPECTED[kind] ?? {};
    if (found?.count !== count || found.members !== count)
      wrong.push(`${kind} was given ${found?.count ?? 0} times, not once to each of ${count}`);
    else if (amount !== undefined && (found.least !== amount || found.most !== amount))
      wrong.push(`${kind} was given as ${found.least} to ${found.most}, not ${amount}`);
  }
  const { rows } = await database.statement((tx) =>
    sql<{ off: number; packets: number; held: bigint; rounds: number; points: bigint }>`
      select (select count(*)::int from wallet_accounts
               where member_id::text like ${PLAYER_LIKE}
                 and available <> ${OPENING + DUE.REBATE + DUE.CASHBACK}::bigint +
                       case when member_id = any(${GIFTED}::uuid[]) then ${BONUS}::bigint else 0 end) as off,
             (select count(*)::int from rewards_packets) as packets,
             (select coalesce(sum(units), 0)::bigint from rewards_packets) as held,
             (select count(*)::int from rewards_packet_rounds where opened_at is not null) as rounds,
             (select coalesce(sum(balance), 0)::bigint from rewards_point_accounts
               where member_id::text like ${PLAYER_LIKE}) as points`.execute(tx),
  );
  const { off, packets, held, rounds, points } = rows[0]!;
  if (off > 0) wrong.push(`${off} accounts do not hold what they were given and nothing else`);
  if (rounds !== 1 || packets !== PACKETS || held !== PACKETS_RU * 10_000n)
    wrong.push(`${packets} packets of ${held} in ${rounds} rounds`);
  if (points !== 0n) wrong.push(`${points} points have not expired`);
  return wrong;
}
