import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import { memberIdSql } from './players.ts';

export const TEAM_CURRENCY = 'JPY.DEMO';
const MERCHANT = 'maneki';
/** How many of the line of 200 stand directly below its general agent; of the large one, and of all others. */
const AGENTS = { small: 40, large: 400, others: 2_000 } as const;
const SMALL_LINE = 200;
const AT_ONCE = 50_000;
const TICKETS_EACH = 5;
const DAYS = 31;

/** The numbers of the general agents of both lines. */
export const LARGE_GENERAL = 1;
export const SMALL_GENERAL = 2;

export type Teams = { readonly members: number; readonly largeLine: number };

/** A fifth of all members is one line. */
export const largeLineOf = (members: number): number => Math.floor(members / 5);

export const GENERALS = 3;
export const FIRST_AGENT = {
  large: GENERALS + 1,
  small: GENERALS + AGENTS.large + 1,
  others: GENERALS + AGENTS.large + AGENTS.small + 1,
} as const;
export const FIRST_PLAYER = FIRST_AGENT.others + AGENTS.others;

const idOf = (number: string) => `(${memberIdSql(number)})::uuid`;

/** Two lines of general agents and all others: agents directly below each, players below those. */
export async function fillTeams(
  database: Database,
  { members, largeLine, now }: Teams & { now: Date },
) {
  const smallPlayers = SMALL_LINE - AGENTS.small;
  const largePlayers = largeLine - AGENTS.large;
  const place = `
    select n, n - ${FIRST_PLAYER} as p,
           case when n <= ${GENERALS} then null
                when n < ${FIRST_AGENT.small} then ${LARGE_GENERAL}
                when n < ${FIRST_AGENT.others} then ${SMALL_GENERAL}
                when n < ${FIRST_PLAYER} then ${GENERALS}
                when n - ${FIRST_PLAYER} < ${smallPlayers}
                  then ${FIRST_AGENT.small} + (n - ${FIRST_PLAYER}) % ${AGENTS.small}
                when n - ${FIRST_PLAYER} < ${smallPlayers + largePlayers}
                  then ${FIRST_AGENT.large} + (n - ${FIRST_PLAYER}) % ${AGENTS.large}
                else ${FIRST_AGENT.others} + (n - ${FIRST_PLAYER}) % ${AGENTS.others} end as parent`;
  const generalOf = `
    case when parent is null then null
         when parent < ${FIRST_AGENT.large} then parent
         when parent < ${FIRST_AGENT.small} then ${LARGE_GENERAL}
         when parent < ${FIRST_AGENT.others} then ${SMALL_GENERAL}
         else ${GENERALS} end`;
  const typeOf = `case when n <= ${GENERALS} then 2 when n < ${FIRST_PLAYER} then 1 else 0 end`;
  const at = `timestamptz '${now.toISOString()}'`;
  await each(members, async (from, to) => {
    const placed = `(${place} from generate_series(${from}, ${to}) as n) as placed`;
    await run(
      database,
      `insert into identity_members (id, merchant_code, type, username, currency, language, parent_id,
         joined_via, register_host, register_method, registered_at, registered_address)
       select ${idOf('n')}, '${MERCHANT}', ${typeOf}, 'kin' || n, 'JPY', 'EN', ${idOf('parent')},
              'DEFAULT', 'localhost', 'H5', ${at} - interval '60 days', '' from ${placed}`,
    );
    await run(
      database,
      `insert into agents_nodes (member_id, merchant_code, username, type, parent_id, line, depth,
         joined_via, joined_at)
       select ${idOf('n')}, '${MERCHANT}', 'kin' || n, ${typeOf}, ${idOf('parent')}, line,
              cardinality(line) + 1, 'DEFAULT', ${at} - interval '60 days'
         from (select *, case when parent is null then '{}'::uuid[]
                              when parent <= ${GENERALS} then array[${idOf('parent')}]
                              else array[${idOf(generalOf)}, ${idOf('parent')}] end as line
                 from ${placed}) as lined`,
    );
    await run(
      database,
      `insert into identity_sessions (id, member_id, merchant_code, token_hash, via, device, address,
         opened_at, seen_at, idle_ms, ends_at)
       select gen_random_uuid(), ${idOf('n')}, '${MERCHANT}', 'bench' || n, 'PASSWORD', 'a browser', '',
              ${at} - interval '1 day', ${at} - (n % 50) * interval '5 minutes', 604800000,
              ${at} + interval '20 days' from generate_series(${from}, ${to}) as n`,
    );
  });
  await runLong(
    database,
    `update agents_nodes as n set direct_count = below.direct, team_count = below.team
       from (select upline, count(*) filter (where upline = parent_id) as direct, count(*) as team
               from agents_nodes cross join unnest(line) as upline group by upline) as below
      where n.member_id = below.upline`,
  );
}

/** Bets of everybody, in the order of time and spread over a month, as tickets and as what they add up to. */
export async function fillBets(database: Database, { members, now }: Teams & { now: Date }) {
  const tickets = members * TICKETS_EACH;
  const seconds = (DAYS - 1) * 86_400;
  const at = `timestamptz '${now.toISOString()}' - (${tickets} - t) * ${seconds / tickets} * interval '1 second'`;
  // A stride through all members, so that those of one line lie apart.
  const member = `1 + ((t::bigint * 7919) % ${members})::int`;
  await each(tickets, (from, to) =>
    run(
      database,
      `insert into play_tickets (member_id, provider_code, tx_id, merchant_code, wallet, currency, seq,
         session_id, vendor_code, game_id, category, round_id, stake, valid_turnover, payout, status,
         placed_at, settled_at)
       select ${idOf(member)}, 'bench', 't' || t, '${MERCHANT}', 'DEMO', '${TEAM_CURRENCY}', t,
              gen_random_uuid(), 'bench', 'game', 'RNG', 'r' || t, 10000, 10000, 9000, 'WON', ${at}, ${at}
         from generate_series(${from}, ${to}) as t`,
    ),
  );
  const days = `(select member_id, (placed_at at time zone 'Asia/Tokyo')::date as day, count(*) as bets
                   from play_tickets group by 1, 2) as played`;
  const both = (of: string) => `
    sum(${of}) filter (where is_own), sum(${of}) filter (where not is_own)`;
  await runLong(
    database,
    `insert into agents_team_days (agent_id, currency, business_day, own_stake, team_stake,
       own_valid_turnover, team_valid_turnover, own_payout, team_payout, own_bets, team_bets)
     select agent, '${TEAM_CURRENCY}', day,
            coalesce(own * 10000, 0), coalesce(team * 10000, 0), coalesce(own * 10000, 0),
            coalesce(team * 10000, 0), coalesce(own * 9000, 0), coalesce(team * 9000, 0),
            coalesce(own, 0), coalesce(team, 0)
       from (select agent, day, ${both('bets').replace(', sum', ' as own, sum')} as team
               from ${days} join agents_nodes using (member_id)
              cross join lateral (
                select member_id as agent, true as is_own union all
                select upline, false from unnest(line) as upline) as above
              group by agent, day) as summed`,
  );
  await runLong(
    database,
    `insert into agents_seen_counts (agent_id, kind, day, previous, members)
     select upline, 'BET', day, coalesce(previous, '0001-01-01'), count(*)
       from (select member_id, day, lag(day) over (partition by member_id order by day) as previous
               from ${days}) as seen
       join agents_nodes using (member_id) cross join unnest(line) as upline
      group by upline, day, previous`,
  );
  for (const table of [
    'identity_members',
    'identity_sessions',
    'agents_nodes',
    'play_tickets',
    'agents_team_days',
    'agents_seen_counts',
  ])
    await run(database, `vacuum (analyze) ${table}`);
}

/** The product ends a statement long before all of them are written. */
async function each(
  count: number,
  write: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await write(from, Math.min(count, from + AT_ONCE - 1));
}

const run = (database: Database, statement: string) =>
  database.statement((tx) => sql.raw(statement).execute(tx));

/** What reads everything takes longer than the product lets a statement take. */
const runLong = (database: Database, statement: string) =>
  database.transact(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
