import {
  dailySalaryTerms,
  dividendTerms,
  hourlySalaryTerms,
} from '@maneki/contract/agents/contract-terms';
import { houseManifest } from '@maneki/house/manifest';
import { provideNodes } from '@maneki/server/features/agents/tree/provide-nodes';
import type { Database } from '@maneki/server/platform/database/database';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { MERCHANT } from '../bench/log-in-member.ts';
import { addGame, addPlayers, CURRENCY, memberIdSql, VENDOR } from '../bench/players.ts';

/** Ten past six on a first of a month, in the merchant's time: an hour, a day and half a month are due. */
export const NOW = new Date('2030-06-30T21:10:00Z');
const LONG_BEFORE = new Date('2030-05-31T15:00:00Z');
const DAY_BEFORE = new Date('2030-06-29T21:00:00Z');
const DAY = '2030-06-30';
const HOUR = new Date('2030-06-30T20:00:00Z');

export const LINES = 40;
/** A general agent, an agent below, and players below that one. */
export const PER_LINE = 5;
const PLAYERS = PER_LINE - 2;
export const OPENING = 1_000_000_000n;
const TURNOVER = 1_000_000_000n;
const PAYOUT = 400_000_000n;
const TEAM = TURNOVER * BigInt(PLAYERS);

const RATES = { daily: { company: 1_000, upline: 600 }, hourly: 1_000, dividend: 50_000 } as const;
const HOUR_CAP = 100_000n;

const part = (amount: bigint, ppm: number) => (amount * BigInt(ppm)) / 1_000_000n;
const hourly = part(TEAM, RATES.hourly);

/** What a night comes to: the hour's cap is far less than what is owed below, which the general agent adds. */
export const DUE = {
  general: part(TEAM, RATES.daily.company) - part(TEAM, RATES.daily.upline) + HOUR_CAP - hourly,
  agent: part(TEAM, RATES.daily.upline) + hourly,
  /** Waits for an operator. */
  dividend: part(TEAM - PAYOUT * BigInt(PLAYERS), RATES.dividend),
} as const;

const tier = (ratePpm: number) => ({ minTurnover: '0', minActive: 0, ratePpm });
const daily = (ratePpm: number) =>
  dailySalaryTerms.parse({ groups: ['RNG'], tiers: [tier(ratePpm)] });
const byHour = (capPerHour: string) =>
  hourlySalaryTerms.parse({
    ...{ groups: ['RNG'], minTurnover: '0', ratePpm: RATES.hourly, capPerHour, capPerDay: '9999' },
  });
const CONTRACTS = [
  { kind: 'DAILY_SALARY', isCompany: true, terms: daily(RATES.daily.company) },
  { kind: 'DAILY_SALARY', isCompany: false, terms: daily(RATES.daily.upline) },
  { kind: 'HOURLY_SALARY', isCompany: true, terms: byHour('10') },
  { kind: 'HOURLY_SALARY', isCompany: false, terms: byHour('9999') },
  {
    kind: 'DIVIDEND',
    isCompany: true,
    terms: dividendTerms.parse({
      tiers: [{ ...tier(RATES.dividend), minNet: '0' }],
      feeRules: { depositPpm: 0, vendorPpm: 0 },
    }),
  },
] as const;

const idOf = (place: string) =>
  sql`(${sql.raw(memberIdSql(`(line - 1) * ${PER_LINE} + ${place}`))})::uuid`;
const lines = sql`generate_series(1, ${LINES}::int) as line`;
const general = idOf('1');
const agent = idOf('2');

/** Lines of agents to whom salaries and dividends are due at once. */
export async function addAgentLines(database: Database): Promise<void> {
  await seed(database, { manifest: houseManifest, isDemo: true, now: DAY_BEFORE });
  await addGame(database, LONG_BEFORE);
  await addPlayers(database, { from: 1, to: LINES * PER_LINE, balance: OPENING, now: LONG_BEFORE });
  for (let place = 1; place <= PER_LINE; place += 1) await addPlace(database, place);
  await addPlay(database);
  await settleEarlier(database);
  await database.transact(async (tx) => {
    for (const { kind, isCompany, terms } of CONTRACTS)
      await sql`
        insert into agents_contracts (id, origin_id, merchant_code, currency, kind, payer_id, payee_id,
                                      terms, status, request_type, created_at, decided_at, effective_from)
        select id, id, ${MERCHANT}, ${CURRENCY}, ${kind}, ${isCompany ? sql`null::uuid` : general},
               ${isCompany ? general : agent}, ${JSON.stringify(terms)}::jsonb, 1, 1,
               ${LONG_BEFORE}::timestamptz, ${LONG_BEFORE}::timestamptz, ${LONG_BEFORE}::timestamptz
          from (select gen_random_uuid() as id, line from ${lines}) as drawn`.execute(tx);
  });
}

/** What lies before the day, and before the half month, is settled. */
const settleEarlier = (database: Database) =>
  database.statement((tx) =>
    sql`
      insert into agents_bill_runs (merchant_code, kind, period_start, ended_at)
      values (${MERCHANT}, 'DAILY_SALARY', '2030-06-28T15:00:00Z', ${DAY_BEFORE}),
             (${MERCHANT}, 'DIVIDEND', '2030-05-31T15:00:00Z', ${DAY_BEFORE})
      on conflict do nothing`.execute(tx),
  );

/** The same place of each line: the first are general agents, the second agents below them. */
const addPlace = (database: Database, place: number) =>
  database.transact(async (tx) => {
    const type = [2, 1][place - 1] ?? 0;
    const parent = [sql`null::uuid`, general][place - 1] ?? agent;
    await sql`
      insert into identity_members
      select (jsonb_populate_record(m, jsonb_build_object(
               'id', ${idOf(`${place}`)}, 'username', 'line' || line || 'p' || ${place}::int,
               'type', ${type}::int, 'parent_id', ${parent}, 'mobile', null, 'email', null))).*
        from identity_members as m, ${lines}
       where m.merchant_code = ${MERCHANT} and m.username = 'sakura'`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      select ${idOf(`${place}`)} as id from ${lines}`.execute(tx);
    await provideNodes(
      tx,
      rows.map(({ id }) => id),
    );
  });

/** What the players of each line played on the day before, and in the hour before. */
const addPlay = (database: Database) =>
  database.transact(async (tx) => {
    for (let place = 3; place <= PER_LINE; place += 1) {
      await sql`
        insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
                                     merchant_code, stake, valid_turnover, payout, bets)
        select ${idOf(`${place}`)}, ${DAY}::date, 'RNG', ${VENDOR}, ${CURRENCY}, ${MERCHANT},
               ${TURNOVER}::bigint, ${TURNOVER}::bigint, ${PAYOUT}::bigint, 10
          from ${lines}`.execute(tx);
      await sql`
        insert into agents_hours (merchant_code, hour, member_id, category, currency, valid_turnover)
        select ${MERCHANT}, ${HOUR}::timestamptz, ${idOf(`${place}`)}, 'RNG', ${CURRENCY},
               ${TURNOVER}::bigint
          from ${lines}`.execute(tx);
    }
  });
