import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Standing } from './standing.ts';

/** What is added to a standing. */
export type Added = Pick<
  Standing,
  'memberId' | 'currency' | 'merchantCode' | 'turnover' | 'deposits' | 'month' | 'monthTurnover'
> & { readonly at: Date };

type Row = Selectable<Schema['rewards_vip_members']>;

const read = (row: Row): Standing => ({
  memberId: row.member_id,
  currency: row.currency,
  merchantCode: row.merchant_code,
  level: row.level,
  highest: row.highest,
  seen: row.seen,
  since: row.since,
  upgradedMonth: row.upgraded_month as string | null,
  turnover: row.turnover,
  deposits: row.deposits,
  month: row.month as unknown as string,
  monthTurnover: row.month_turnover,
});

/** Adds to standings, all of them by one statement, and answers how they are then, new ones named as such. */
export async function addToStandings(
  tx: Tx,
  added: readonly Added[],
): Promise<(Standing & { readonly isNew: boolean })[]> {
  const rows = JSON.stringify(
    added.map(({ turnover, deposits, monthTurnover, ...one }) => ({
      ...one,
      turnover: String(turnover),
      deposits: String(deposits),
      monthTurnover: String(monthTurnover),
    })),
  );
  const result = await sql<Row & { is_new: boolean }>`
    insert into rewards_vip_members as m
      (member_id, currency, merchant_code, since, turnover, deposits, month, month_turnover)
    select "memberId", currency, "merchantCode", at, turnover, deposits, month, "monthTurnover"
      from json_to_recordset(${rows}::json) as added(
        "memberId" uuid, currency text, "merchantCode" text, at timestamptz, turnover bigint,
        deposits bigint, month date, "monthTurnover" bigint)
    on conflict (member_id, currency) do update
       set turnover = m.turnover + excluded.turnover,
           deposits = m.deposits + excluded.deposits,
           month_turnover = case
             when excluded.month > m.month then excluded.month_turnover
             when excluded.month = m.month then m.month_turnover + excluded.month_turnover
             else m.month_turnover end,
           month = greatest(m.month, excluded.month)
    returning m.*, (xmax = 0) as is_new`.execute(tx);
  return result.rows.map((row) => ({ ...read(row), isNew: row.is_new }));
}

export async function listOfMember(tx: Tx, memberId: string): Promise<Standing[]> {
  const rows = await tx
    .selectFrom('rewards_vip_members')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('currency')
    .execute();
  return rows.map(read);
}

export async function listOfMembers(tx: Tx, memberIds: readonly string[]): Promise<Standing[]> {
  const rows = await tx
    .selectFrom('rewards_vip_members')
    .selectAll()
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute();
  return rows.map(read);
}

type Batch = {
  readonly merchantCode: string;
  readonly after: string | null;
  readonly members: number;
};

/** The standings above the first level of the next members, held until the transaction ends. */
export async function lockBatch(
  tx: Tx,
  { merchantCode, after, members }: Batch,
): Promise<Standing[]> {
  const ofMerchant = sql`merchant_code = ${merchantCode} and level > 0
       and (${after}::uuid is null or member_id > ${after}::uuid)`;
  // Between two members, not one by one: a stretch of the index, whatever the planner knows of the table.
  const { rows } = await sql<Row>`
    select * from rewards_vip_members
     where ${ofMerchant}
       and member_id <= (
         select member_id
           from (select distinct member_id from rewards_vip_members
                  where ${ofMerchant} order by member_id limit ${members}) as next
          order by member_id desc limit 1)
     order by member_id, currency for update`.execute(tx);
  return rows.map(read);
}

/** Writes another level. A month is given where it was new to the member. */
export async function updateLevel(
  tx: Tx,
  changed: Pick<Standing, 'memberId' | 'currency' | 'level' | 'highest' | 'upgradedMonth'> & {
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    update rewards_vip_members
       set level = ${changed.level}, highest = ${changed.highest}, since = ${changed.now},
           upgraded_month = ${changed.upgradedMonth}::date
     where member_id = ${changed.memberId} and currency = ${changed.currency}`.execute(tx);
}

/** Says up to which level was celebrated; never less than before. */
export async function updateSeen(
  tx: Tx,
  { memberId, currency, level }: Pick<Standing, 'memberId' | 'currency' | 'level'>,
): Promise<void> {
  await sql`
    update rewards_vip_members set seen = greatest(seen, least(highest, ${level}))
     where member_id = ${memberId} and currency = ${currency}`.execute(tx);
}

/** Puts a standing where there is none, as a demonstration begins with. */
export async function insertStanding(tx: Tx, standing: Standing): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rewards_vip_members')
    .values({
      member_id: standing.memberId,
      currency: standing.currency,
      merchant_code: standing.merchantCode,
      level: standing.level,
      highest: standing.highest,
      seen: standing.seen,
      since: standing.since,
      upgraded_month: standing.upgradedMonth,
      turnover: standing.turnover,
      deposits: standing.deposits,
      month: standing.month,
      month_turnover: standing.monthTurnover,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * The part of a statement that answers the level of the member whom another part names: one for money ends that of a
 * demonstration, as where the market is not known.
 */
export const levelOf = (memberId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((
    select standing.level from rewards_vip_members as standing where standing.member_id = ${memberId}
     order by right(standing.currency, 5) = '.DEMO' limit 1), 0)`;
