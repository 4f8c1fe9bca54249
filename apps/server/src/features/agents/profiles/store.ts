import {
  REBATE_GROUPS,
  REBATE_TERMS,
  type RebateGroup,
} from '@maneki/contract/agents/rebate-groups';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { SomeRebates } from './profile.ts';

/** Where nothing is written, somebody has what is usual, and no more than those above them. */
const SERIES_GROUPS = REBATE_GROUPS.filter((group) => REBATE_TERMS[group].unit === 'series');

export type StoredCap = {
  readonly group: RebateGroup;
  readonly cap: number;
  readonly step: number;
  readonly changedAt: Date;
  readonly changedBy: string;
};

/** What a merchant has changed of what all begin with. */
export async function listCaps(tx: Tx, merchantCode: string): Promise<StoredCap[]> {
  const rows = await tx
    .selectFrom('agents_rebate_caps')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .execute();
  return rows.map((row) => ({
    group: row.rebate_group as RebateGroup,
    cap: row.cap,
    step: row.step,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }));
}

export async function putCap(
  tx: Tx,
  { merchantCode, group, cap, step, changedAt, changedBy }: StoredCap & { merchantCode: string },
): Promise<void> {
  const values = { cap, step, changed_at: changedAt, changed_by: changedBy };
  await tx
    .insertInto('agents_rebate_caps')
    .values({ merchant_code: merchantCode, rebate_group: group, ...values })
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'rebate_group']).doUpdateSet(values),
    )
    .execute();
}

/** What stands written of some members' values. */
export async function listStored(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, SomeRebates>> {
  const { rows } = await sql<{ memberId: string; stored: SomeRebates }>`
    select member_id as "memberId", jsonb_object_agg(rebate_group, value) as stored
      from agents_rebate_values where member_id = any(${memberIds}::uuid[])
     group by member_id`.execute(tx);
  return new Map(rows.map(({ memberId, stored }) => [memberId, stored]));
}

/** The values of the nearest upline for whom one is written, member by member and group by group. */
export async function listAbove(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, SomeRebates>> {
  const { rows } = await sql<{ memberId: string; above: SomeRebates }>`
    select n.member_id as "memberId", jsonb_object_agg(nearest.rebate_group, nearest.value) as above
      from agents_nodes as n
      cross join lateral (
        select distinct on (v.rebate_group) v.rebate_group, v.value
          from unnest(n.line) with ordinality as one (id, place)
          join agents_rebate_values as v on v.member_id = one.id
         where v.rebate_group = any(${SERIES_GROUPS}::text[])
         order by v.rebate_group, one.place desc
      ) as nearest
     where n.member_id = any(${memberIds}::uuid[])
     group by n.member_id`.execute(tx);
  return new Map(rows.map(({ memberId, above }) => [memberId, above]));
}

/** Who of a team has nothing written in a group, with the nearest upline who has. */
export async function listUnset(
  tx: Tx,
  { memberId, group }: { readonly memberId: string; readonly group: RebateGroup },
): Promise<{ memberId: string; nearestId: string }[]> {
  const { rows } = await sql<{ memberId: string; nearestId: string }>`
    select n.member_id as "memberId", nearest.member_id as "nearestId"
      from agents_nodes as n
      cross join lateral (
        select v.member_id
          from unnest(n.line) with ordinality as one (id, place)
          join agents_rebate_values as v on v.member_id = one.id and v.rebate_group = ${group}
         order by one.place desc limit 1
      ) as nearest
     where n.line @> array[${memberId}]::uuid[]
       and not exists (select from agents_rebate_values as own
                        where own.member_id = n.member_id and own.rebate_group = ${group})
     order by n.member_id`.execute(tx);
  return rows;
}

/** Writes values of a member; those that are not named stay as they are. */
export async function putValues(
  tx: Tx,
  set: {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly rebates: SomeRebates;
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    insert into agents_rebate_values
      (member_id, rebate_group, merchant_code, value, changed_at, changed_by)
    select ${set.memberId}, wished.key, ${set.merchantCode}, wished.value::int, ${set.now}, ${set.by}
      from jsonb_each_text(${JSON.stringify(set.rebates)}::jsonb) as wished
    on conflict (member_id, rebate_group) do update
       set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(
    tx,
  );
}

/** Lowers everybody below somebody to a value, where they have more. Answers who had how much. */
export async function lowerTeam(
  tx: Tx,
  wish: {
    readonly memberId: string;
    readonly group: RebateGroup;
    readonly value: number;
    readonly by: string;
    readonly now: Date;
  },
): Promise<{ memberId: string; before: number }[]> {
  const { rows } = await sql<{ memberId: string; before: number }>`
    with above as (
      select v.member_id, v.value from agents_rebate_values v
        join agents_nodes n on n.member_id = v.member_id
       where n.line @> array[${wish.memberId}]::uuid[]
         and v.rebate_group = ${wish.group} and v.value > ${wish.value}
       order by v.member_id
         for update of v)
    update agents_rebate_values v
       set value = ${wish.value}, changed_at = ${wish.now}, changed_by = ${wish.by}
      from above
     where v.member_id = above.member_id and v.rebate_group = ${wish.group}
    returning v.member_id as "memberId", above.value as before`.execute(tx);
  return rows;
}

/** The next of an agent's direct downline, in the order in which they came. */
export async function listDirect(
  tx: Tx,
  asked: { readonly agentId: string; readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const { agentId, after, limit } = asked;
  const rows = await tx
    .selectFrom('agents_nodes')
    .select('member_id')
    .where('parent_id', '=', agentId)
    .$if(after !== undefined, (query) => query.where('member_id', '>', after!))
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}
