/** The SQL of what members read. Each function takes the transaction that it runs in first, as `tx`. */
import type { MessageCategory } from '@maneki/contract/messages/inbox';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#features/identity';
import type { Tx } from '#platform/database/database';
import type { InboxMessage, MessageWish, Texts } from './message.ts';

export type SentTo = Pick<MessageWish, 'memberId' | 'merchantCode' | 'kind'>;

type NewMessage = MessageWish & { readonly id: string; readonly category: MessageCategory };

/** Writes messages, each fact once, but for kinds that their merchant has switched off. */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<SentTo[]> {
  const { rows } = await sql<SentTo>`
    insert into messages_inbox
           (member_id, id, merchant_code, category, kind, params, source_key, sent_at)
    select m."memberId", m.id, m."merchantCode", m.category, m.kind, m.params, m."sourceKey", m.at
      from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
           as m("memberId" uuid, id uuid, "merchantCode" text, category text, kind text, params jsonb,
                "sourceKey" text, at timestamptz)
     where not exists (select from messages_templates as t
                        where t.merchant_code = m."merchantCode" and t.kind = m.kind and t.is_off)
    on conflict (member_id, source_key) do nothing
    returning member_id as "memberId", merchant_code as "merchantCode", kind`.execute(tx);
  return rows;
}

/** Who reads, and what they are shown of it. */
export type Looking = {
  readonly reader: Reader;
  /** Whoever stays away is not invited to anything. */
  readonly isWithoutOffers: boolean;
  readonly category?: MessageCategory | undefined;
  readonly since: Date;
};

const wanted = ({ category, isWithoutOffers }: Looking, of: RawBuilder<unknown>) => sql`
  (${category ?? null}::text is null or ${of} = ${category ?? null})
  and (not ${isWithoutOffers}::boolean or ${of} <> 'PROMO')`;

/**
 * What was written to many and is for this reader, under the name `b`. Their marks are few, and read with them: the
 * cost is that of the broadcasts of half a year, whatever the number of members.
 */
const broadcastsFor = (looking: Looking): RawBuilder<unknown> => {
  const { merchantCode, registeredAt, type, level, labels, countryCode, language } = looking.reader;
  return sql`messages_broadcasts as b
     where b.merchant_code = ${merchantCode} and b.withdrawn_at is null and b.sent_at > ${looking.since}
       and b.sent_at >= ${registeredAt}
       and (b.types = '{}' or ${type}::smallint = any(b.types))
       and (b.vip_min is null or b.vip_min <= ${level}) and (b.vip_max is null or b.vip_max >= ${level})
       and (b.labels = '{}' or b.labels && ${labels}::text[])
       and (b.countries = '{}' or ${countryCode}::text = any(b.countries))
       and (b.languages = '{}' or ${language}::text = any(b.languages))
       and ${wanted(looking, sql`b.category`)}`;
};

/** The reader's mark of `b`, where it has the property. */
const isMarked = ({ reader }: Looking, as: RawBuilder<unknown>) => sql`exists (
  select from messages_broadcast_marks as mark
   where mark.member_id = ${reader.memberId} and mark.broadcast_id = b.id and ${as})`;

type Row = Omit<InboxMessage, 'titles'> & { readonly titles: Texts | null };

/** What is in somebody's inbox, the latest first, after one that was shown last. */
export async function listMessages(
  tx: Tx,
  looking: Looking & { readonly after: string | undefined; readonly limit: number },
): Promise<InboxMessage[]> {
  const { reader, since, after = null, limit } = looking;
  const { rows } = await sql<Row>`
    with own as (
      select id, category, kind, params, null::jsonb as titles, sent_at, read_at
        from messages_inbox
       where member_id = ${reader.memberId} and deleted_at is null and sent_at > ${since}
         and (${after}::uuid is null or id < ${after}::uuid) and ${wanted(looking, sql`category`)}
       order by id desc limit ${limit}
    ), shared as (
      select b.id, b.category, 'BROADCAST', '{}'::jsonb, b.titles, b.sent_at,
             (select mark.read_at from messages_broadcast_marks as mark
               where mark.member_id = ${reader.memberId} and mark.broadcast_id = b.id)
        from ${broadcastsFor(looking)}
         and (${after}::uuid is null or b.id < ${after}::uuid)
         and not ${isMarked(looking, sql`mark.deleted_at is not null`)}
       order by b.id desc limit ${limit}
    )
    select id, category, kind, params, titles, sent_at as "sentAt", read_at as "readAt"
      from (select * from own union all select * from shared) as message
     order by id desc limit ${limit}`.execute(tx);
  return rows;
}

/** How much of it was not read. */
export async function countUnread(tx: Tx, looking: Looking): Promise<number> {
  const { reader, since } = looking;
  const { rows } = await sql<{ readonly count: number }>`
    select ((select count(*) from messages_inbox
              where member_id = ${reader.memberId} and read_at is null and deleted_at is null
                and sent_at > ${since} and ${wanted(looking, sql`category`)})
          + (select count(*) from ${broadcastsFor(looking)}
                and not ${isMarked(looking, sql`true`)}))::int as count`.execute(tx);
  return rows[0]!.count;
}

/** A message of the member's own, read from now on. */
export async function readOwn(
  tx: Tx,
  { reader, since }: Looking,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<InboxMessage | undefined> {
  const { rows } = await sql<Row>`
    update messages_inbox set read_at = coalesce(read_at, ${now})
     where member_id = ${reader.memberId} and id = ${id} and deleted_at is null and sent_at > ${since}
    returning id, category, kind, params, null::jsonb as titles, sent_at as "sentAt", read_at as "readAt"`.execute(
    tx,
  );
  return rows[0];
}

/** What was written to many, for one of them. */
export async function findShared(
  tx: Tx,
  looking: Looking,
  id: string,
): Promise<(InboxMessage & { readonly bodies: Texts }) | undefined> {
  const { rows } = await sql<Row & { readonly bodies: Texts }>`
    select b.id, b.category, 'BROADCAST' as kind, '{}'::jsonb as params, b.titles, b.bodies,
           b.sent_at as "sentAt", null::timestamptz as "readAt"
      from ${broadcastsFor(looking)} and b.id = ${id}`.execute(tx);
  return rows[0];
}

type Mark = {
  readonly memberId: string;
  readonly id: string;
  readonly readAt?: Date;
  readonly deletedAt?: Date | null;
};

/** Notes that somebody has read, deleted or restored what was written to many. The first reading counts. */
export async function markShared(tx: Tx, { memberId, id, readAt, deletedAt }: Mark): Promise<void> {
  const isDeletion = deletedAt !== undefined;
  await sql`
    insert into messages_broadcast_marks as mark (member_id, broadcast_id, read_at, deleted_at)
    values (${memberId}, ${id}, ${readAt ?? null}, ${deletedAt ?? null})
    on conflict (member_id, broadcast_id) do update
       set read_at = coalesce(mark.read_at, excluded.read_at),
           deleted_at = case when ${isDeletion}::boolean then excluded.deleted_at else mark.deleted_at end`.execute(
    tx,
  );
}

/** Deletes a message of the member's own, or brings it back; false where they have none of that id. */
export async function setOwnDeleted(
  tx: Tx,
  { memberId, id, deletedAt }: { memberId: string; id: string; deletedAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages_inbox')
    .set({ deleted_at: deletedAt })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whatever was not read is, from now on; answers how much that was. */
export async function readAll(tx: Tx, looking: Looking, now: Date): Promise<number> {
  const { reader, since } = looking;
  const { rows } = await sql<{ readonly count: number }>`
    with own as (
      update messages_inbox set read_at = ${now}
       where member_id = ${reader.memberId} and read_at is null and deleted_at is null
         and sent_at > ${since} and ${wanted(looking, sql`category`)}
      returning 1
    ), shared as (
      insert into messages_broadcast_marks (member_id, broadcast_id, read_at)
      select ${reader.memberId}::uuid, b.id, ${now}::timestamptz
        from ${broadcastsFor(looking)} and not ${isMarked(looking, sql`true`)}
      on conflict do nothing
      returning 1
    )
    select ((select count(*) from own) + (select count(*) from shared))::int as count`.execute(tx);
  return rows[0]!.count;
}

/** Forgets some of what was sent before a moment, and answers how much. */
export async function forgetSome(
  tx: Tx,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from messages_inbox
     where (member_id, id) in (select member_id, id from messages_inbox
                                where sent_at <= ${before} order by sent_at limit ${limit})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Counts what a member was sent before a moment as read when it came. */
export async function setReadBefore(
  tx: Tx,
  { memberId, before }: { readonly memberId: string; readonly before: Date },
): Promise<void> {
  await sql`
    update messages_inbox set read_at = sent_at
     where member_id = ${memberId} and sent_at < ${before} and read_at is null`.execute(tx);
}
