/** The SQL of what is written to many. Each function takes the transaction that it runs in first, as `tx`. */
import type { Language } from '@maneki/contract/language';
import type { MessageCategory } from '@maneki/contract/messages/inbox';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Texts } from '../message.ts';
import type { Broadcast } from './broadcast.ts';

export type ReadBroadcast = Broadcast & { readonly reads: number };

type Row = Selectable<Schema['messages_broadcasts']> & { readonly reads: number };

const read = (row: Row): ReadBroadcast => ({
  id: row.id,
  merchantCode: row.merchant_code,
  category: row.category as MessageCategory,
  titles: row.titles as Texts,
  bodies: row.bodies as Texts,
  types: row.types,
  vipMin: row.vip_min,
  vipMax: row.vip_max,
  labels: row.labels,
  countries: row.countries,
  languages: row.languages as Language[],
  reach: row.reach,
  reads: row.reads,
  sentAt: row.sent_at,
  sentBy: row.sent_by,
  withdrawnAt: row.withdrawn_at,
  withdrawnBy: row.withdrawn_by,
});

/** One row, whatever the number of those whom it is for. */
export async function insertBroadcast(tx: Tx, broadcast: Broadcast): Promise<void> {
  await tx
    .insertInto('messages_broadcasts')
    .values({
      id: broadcast.id,
      merchant_code: broadcast.merchantCode,
      category: broadcast.category,
      titles: JSON.stringify(broadcast.titles),
      bodies: JSON.stringify(broadcast.bodies),
      types: [...broadcast.types],
      vip_min: broadcast.vipMin,
      vip_max: broadcast.vipMax,
      labels: [...broadcast.labels],
      countries: [...broadcast.countries],
      languages: [...broadcast.languages],
      reach: broadcast.reach,
      sent_at: broadcast.sentAt,
      sent_by: broadcast.sentBy,
    })
    .execute();
}

const reads = sql<number>`(select count(*)::int from messages_broadcast_marks as mark
  where mark.broadcast_id = messages_broadcasts.id and mark.read_at is not null)`;

/** What a merchant has written, the latest first, with how many have read it. */
export async function listBroadcasts(
  tx: Tx,
  search: {
    readonly merchantCode: string;
    readonly category?: MessageCategory | undefined;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<ReadBroadcast[]> {
  let query = tx
    .selectFrom('messages_broadcasts')
    .selectAll()
    .select(reads.as('reads'))
    .where('merchant_code', '=', search.merchantCode);
  if (search.category) query = query.where('category', '=', search.category);
  if (search.before) query = query.where('id', '<', search.before);
  const rows = await query.orderBy('id', 'desc').limit(search.limit).execute();
  return rows.map(read);
}

export async function findBroadcast(
  tx: Tx,
  { id, merchantCode }: Pick<Broadcast, 'id' | 'merchantCode'>,
): Promise<ReadBroadcast | undefined> {
  const row = await tx
    .selectFrom('messages_broadcasts')
    .selectAll()
    .select(reads.as('reads'))
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return row && read(row);
}

/** Takes it back, once; false where somebody else did already. */
export async function withdrawBroadcast(
  tx: Tx,
  { id, by, now }: { readonly id: string; readonly by: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages_broadcasts')
    .set({ withdrawn_at: now, withdrawn_by: by })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Old = { readonly before: Date; readonly limit: number };

/** Forgets some marks of what was written before a moment, and answers how many. */
export async function forgetMarks(tx: Tx, { before, limit }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from messages_broadcast_marks
     where (member_id, broadcast_id) in (
       select mark.member_id, mark.broadcast_id
         from messages_broadcasts as b join messages_broadcast_marks as mark on mark.broadcast_id = b.id
        where b.sent_at <= ${before} limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Forgets what was written before a moment, where no mark is left of it. */
export async function forgetBroadcasts(tx: Tx, { before, limit }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from messages_broadcasts
     where id in (select b.id from messages_broadcasts as b
                   where b.sent_at <= ${before}
                     and not exists (select from messages_broadcast_marks as mark where mark.broadcast_id = b.id)
                   limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
