import { dailySalaryTerms, dividendTerms } from '@maneki/contract/agents/contract-terms';
import { DAY_MS } from '@maneki/kernel/clock';
import { settleDue } from '@maneki/server/features/agents/contracts/bills/settle-due';
import { linesRun, paymentsRun } from '@maneki/server/features/agents/rebates/rebate-runs';
import { runDue } from '@maneki/server/features/rewards/vip/runs/run-due';
import type { MerchantDirectory } from '@maneki/server/features/site/index';
import type { Database } from '@maneki/server/platform/database/database';
import { silentLog } from '@maneki/server/testing/silent-log';
import { sql } from 'kysely';
import { FIRST_AGENT, FIRST_PLAYER, GENERALS, type Teams } from './fill-teams.ts';
import { addGame, addPlayers, CURRENCY, memberIdSql, VENDOR } from './players.ts';
import type { Row } from './row.ts';
import { watchMemory } from './watch-memory.ts';

const MERCHANT = 'maneki';
/** What a member's row of a day stands for. */
const BETS_EACH = 10;
const ACCOUNTS_AT_ONCE = 50_000;
const RATES = { agent: 6_500, player: 3_000 } as const;
/** Of so many players one has a rebate of their own. */
const PLAYER_WITH_REBATE = 10;

type Services = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
};

/** Shares out a day of everybody's play, then pays salaries and works out dividends, as a worker does at night. */
export async function measureNights(
  services: Services,
  { members, now, tell }: Teams & { readonly now: Date; readonly tell: (progress: string) => void },
): Promise<Row[]> {
  const { database } = services;
  const { night, day } = nightAfter(now);
  tell('writing wallets, rebates and contracts of everybody, and a day of play');
  await addGame(database, now);
  for (let from = 1; from <= members; from += ACCOUNTS_AT_ONCE) {
    const to = Math.min(members, from + ACCOUNTS_AT_ONCE - 1);
    await addPlayers(database, { from, to, balance: 10n ** 9n, now });
    await addDay(database, { from, to, day });
  }
  await addRebates(database, members);
  await addContracts(database, new Date(now.getTime() - 60 * DAY_MS));
  await database.statement((tx) => sql`analyze`.execute(tx));
  const { signal } = new AbortController();
  const context = { database, now: night, signal };
  const billing = { ...services, log: silentLog };
  const jobs = {
    'rebates of a night': async () => {
      await runDue(context, linesRun);
      await runDue(context, paymentsRun(services));
    },
    'salaries of a night': () => settleDue(billing, { kind: 'DAILY_SALARY', now: night, signal }),
    'dividends of half a month': () => settleDue(billing, { kind: 'DIVIDEND', now: night, signal }),
  } as const;
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(jobs)) {
    tell(`the ${name}`);
    const memory = watchMemory();
    const startedAt = performance.now();
    await run();
    const minutes = (performance.now() - startedAt) / 60_000;
    rows.push({
      what: `${name}, ${members * BETS_EACH} tickets`,
      value: minutes,
      unit: 'min',
      digits: 1,
    });
    rows.push({ what: `${name}: memory beside`, value: memory.end(), unit: 'MB', digits: 0 });
  }
  await check(database);
  return rows;
}

/** Four o'clock in Tokyo on the day after half a month has ended, and the day before it. */
function nightAfter(now: Date): { readonly night: Date; readonly day: string } {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const night = new Date(first.getTime() - 5 * 3_600_000);
  return { night, day: new Date(first.getTime() - DAY_MS).toISOString().slice(0, 10) };
}

const idOf = (number: string) => sql.raw(`(${memberIdSql(number)})::uuid`);

const addDay = (
  database: Database,
  { from, to, day }: { readonly from: number; readonly to: number; readonly day: string },
) =>
  database.statement((tx) =>
    sql`
      insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
                                   merchant_code, stake, valid_turnover, payout, bets)
      select ${idOf('number')}, ${day}::date, 'RNG', ${VENDOR}, ${CURRENCY}, ${MERCHANT},
             ${BETS_EACH * 10_000}, ${BETS_EACH * 10_000}, ${BETS_EACH * 9_000}, ${BETS_EACH}
        from generate_series(${from}::int, ${to}::int) as number`.execute(tx),
  );

const addRebates = (database: Database, members: number) =>
  database.statement((tx) =>
    sql`
      insert into agents_rebate_values
        (member_id, rebate_group, merchant_code, value, changed_at, changed_by)
      select ${idOf('number')}, 'RNG', ${MERCHANT},
             case when number < ${FIRST_PLAYER} then ${RATES.agent}::int else ${RATES.player}::int end,
             now(), 'upline'
        from generate_series(${FIRST_AGENT.large}::int, ${members}::int) as number
       where number < ${FIRST_PLAYER} or number % ${PLAYER_WITH_REBATE} = 0`.execute(tx),
  );

const tier = (ratePpm: number) => ({ minTurnover: '0', minActive: 0, ratePpm });
const daily = (ratePpm: number) =>
  dailySalaryTerms.parse({ groups: ['RNG'], tiers: [tier(ratePpm)] });
const dividend = (ratePpm: number) =>
  dividendTerms.parse({ tiers: [{ ...tier(ratePpm), minNet: '0' }] });

/** All agents have a salary and a dividend: general agents of the company, the others of their general agent. */
async function addContracts(database: Database, since: Date): Promise<void> {
  const contracts = [
    { kind: 'DAILY_SALARY', terms: daily(1_000), from: 1, to: GENERALS },
    { kind: 'DAILY_SALARY', terms: daily(600), from: FIRST_AGENT.large, to: FIRST_PLAYER - 1 },
    { kind: 'DIVIDEND', terms: dividend(80_000), from: 1, to: GENERALS },
    { kind: 'DIVIDEND', terms: dividend(50_000), from: FIRST_AGENT.large, to: FIRST_PLAYER - 1 },
  ] as const;
  for (const { kind, terms, from, to } of contracts)
    await database.statement((tx) =>
      sql`
        insert into agents_contracts (id, origin_id, merchant_code, currency, kind, payer_id, payee_id,
                                      terms, status, request_type, created_at, decided_at, effective_from)
        select id, id, ${MERCHANT}, ${CURRENCY}, ${kind}, parent_id, member_id,
               ${JSON.stringify(terms)}::jsonb, 1, 1, ${since}::timestamptz, ${since}::timestamptz,
               ${since}::timestamptz
          from (select gen_random_uuid() as id, n.member_id, n.parent_id
                  from generate_series(${from}::int, ${to}::int) as number
                  join agents_nodes as n on n.member_id = ${idOf('number')}) as drawn`.execute(tx),
    );
}

/** A figure of a night that paid nobody would be worth nothing. */
async function check(database: Database): Promise<void> {
  const { rows } = await database.statement((tx) =>
    sql<{ rebates: number; salaries: number; dividends: number }>`
      select (select count(*)::int from agents_rebate_payments where state = 'PAID') as rebates,
             (select count(*)::int from agents_bills where kind = 'DAILY_SALARY' and status = 1) as salaries,
             (select count(*)::int from agents_bills where kind = 'DIVIDEND' and status = 6) as dividends`.execute(
      tx,
    ),
  );
  const { rebates, salaries, dividends } = rows[0]!;
  if (rebates === 0 || salaries === 0 || dividends === 0)
    throw new Error(`${rebates} rebates, ${salaries} salaries and ${dividends} dividends`);
}
