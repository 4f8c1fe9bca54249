/** Lucky rains and who takes part in them. Each function takes the transaction that it runs in first, as `tx`. */
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Gift } from '../gift.ts';
import { readGift } from '../store.ts';

type Row = Selectable<Schema['agents_gifts']>;

/** A rain as somebody sees it who may take part. */
export type Standing = {
  readonly gift: Gift;
  readonly taken: bigint | null;
  readonly isAnyLeft: boolean;
};

const standing = (memberId: string) => sql`
  g.*,
  (select p.amount from agents_gift_parts as p
    where p.gift_id = g.id and p.member_id = ${memberId}) as taken,
  exists (select from agents_gift_parts as p
           where p.gift_id = g.id and p.member_id is null) as is_any_left`;

type StandingRow = Row & { readonly taken: bigint | null; readonly is_any_left: boolean };

const readStanding = (row: StandingRow): Standing => ({
  gift: readGift(row),
  taken: row.taken,
  isAnyLeft: row.is_any_left,
});

export async function findStanding(
  tx: Tx,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<Standing | undefined> {
  const { rows } = await sql<StandingRow>`
    select ${standing(memberId)} from agents_gifts as g
     where g.id = ${id} and g.kind = 'LUCKY'`.execute(tx);
  return rows[0] && readStanding(rows[0]);
}

type Place = {
  readonly memberId: string;
  readonly parentId: string | null;
  readonly line: readonly string[];
};

/** Rains of those above somebody that are meant for them and not over, the next to end first. */
export async function listAbove(
  tx: Tx,
  { node, now }: { readonly node: Place; readonly now: Date },
): Promise<Standing[]> {
  const { rows } = await sql<StandingRow>`
    select ${standing(node.memberId)} from agents_gifts as g
     where g.sender_id = any(${[...node.line]}::uuid[]) and g.status = 'SCHEDULED'
       and g.ends_at > ${now}
       and case g.audience when 'DIRECT' then g.sender_id = ${node.parentId}::uuid
                           when 'LIST' then ${node.memberId}::uuid = any(g.audience_ids)
                           else true end
     order by g.starts_at, g.seq limit 20`.execute(tx);
  return rows.map(readStanding);
}

/** Takes the next packet that nobody else is taking; undefined where none is left. */
export async function popPart(
  tx: Tx,
  wish: { readonly giftId: string; readonly memberId: string; readonly now: Date },
): Promise<{ readonly number: number; readonly amount: bigint } | undefined> {
  const { rows } = await sql<{ number: number; amount: bigint }>`
    update agents_gift_parts set member_id = ${wish.memberId}, given_at = ${wish.now}
     where (gift_id, number) = (
       select gift_id, number from agents_gift_parts
        where gift_id = ${wish.giftId} and member_id is null
        order by number limit 1 for update skip locked)
    returning number, amount`.execute(tx);
  return rows[0];
}

export type Taken = {
  readonly giftId: string;
  readonly senderId: string;
  readonly amount: bigint;
  readonly at: Date;
};

/** What somebody got of rains, the latest first. */
export async function listTaken(
  tx: Tx,
  { memberId, limit }: { readonly memberId: string; readonly limit: number },
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select p.gift_id as "giftId", g.sender_id as "senderId", p.amount, p.given_at as at
      from agents_gift_parts as p join agents_gifts as g on g.id = p.gift_id
     where p.member_id = ${memberId} and p.given_at is not null and g.kind <> 'TRANSFER'
     order by p.given_at desc limit ${limit}`.execute(tx);
  return rows;
}

/** The next rain whose time is over, held; others that end rains pass it by. */
export async function lockOver(tx: Tx, now: Date): Promise<Gift | undefined> {
  const row = await tx
    .selectFrom('agents_gifts')
    .selectAll()
    .where('kind', '=', 'LUCKY')
    .where('status', 'in', ['SCHEDULED', 'PENDING_REVIEW'])
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && readGift(row);
}

/** Rains that have begun and of which nobody was told; they are from now on. */
export async function noteTold(
  tx: Tx,
  now: Date,
): Promise<{ readonly id: string; readonly merchantCode: string }[]> {
  const { rows } = await sql<{ id: string; merchantCode: string }>`
    update agents_gifts set told_at = ${now}
     where id in (select id from agents_gifts
                   where status = 'SCHEDULED' and told_at is null and starts_at <= ${now}
                   order by starts_at limit 500 for update skip locked)
    returning id, merchant_code as "merchantCode"`.execute(tx);
  return rows;
}
