/** The SQL of messages. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type StoredMessage = {
  readonly roomId: string;
  readonly seq: bigint;
  readonly memberId: string | null;
  readonly operator: string | null;
  readonly key: string;
  readonly body: string;
  readonly sentAt: Date;
  readonly deletedBy: string | null;
};

/** Who wrote: one of the two. */
export type Author =
  | { readonly memberId: string; readonly operator?: never }
  | { readonly operator: string; readonly memberId?: never };

const columns = sql`room_id as "roomId", seq, member_id as "memberId", operator,
  client_key as key, body, sent_at as "sentAt", deleted_by as "deletedBy"`;

/**
 * Writes a message behind the others of its room. The room counts it in the same statement and is held until the
 * transaction ends, so that numbers have no gaps and whoever reads behind one number never misses an earlier one.
 */
export async function appendMessage(
  tx: Tx,
  wish: {
    readonly roomId: string;
    readonly author: Author;
    readonly key: string;
    readonly body: string;
    readonly now: Date;
  },
): Promise<StoredMessage> {
  const { memberId = null, operator = null } = wish.author;
  const { rows } = await sql<StoredMessage>`
    with counted as (
      update messages_chat_rooms set last_seq = last_seq + 1 where id = ${wish.roomId}
      returning id, last_seq)
    insert into messages_chat_messages (room_id, seq, member_id, operator, client_key, body, sent_at)
    select id, last_seq, ${memberId}::uuid, ${operator}::text, ${wish.key}, ${wish.body},
           ${wish.now}::timestamptz
      from counted
    returning ${columns}`.execute(tx);
  return rows[0]!;
}

/** What an author has already sent under a key. */
export async function findSent(
  tx: Tx,
  {
    roomId,
    author,
    key,
  }: { readonly roomId: string; readonly author: Author; readonly key: string },
): Promise<StoredMessage | undefined> {
  const isAuthor =
    author.memberId === undefined
      ? sql`operator = ${author.operator}`
      : sql`member_id = ${author.memberId}`;
  const { rows } = await sql<StoredMessage>`
    select ${columns} from messages_chat_messages
     where room_id = ${roomId} and client_key = ${key} and ${isAuthor}`.execute(tx);
  return rows[0];
}

export type Place = {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
};

/** A part of a room, in its order, and whether there is more in the direction that was asked for. */
export async function listMessages(
  tx: Tx,
  {
    roomId,
    after,
    before,
    within,
    limit,
  }: Place & {
    readonly roomId: string;
    /** Only what was sent from then on, until then. */
    readonly within?: { readonly from: Date; readonly to: Date | null };
    readonly limit: number;
  },
): Promise<{ list: StoredMessage[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const bound = isForward
    ? sql`and seq > ${after}`
    : before === undefined
      ? sql``
      : sql`and seq < ${before}`;
  const time = within
    ? sql`and sent_at >= ${within.from} and sent_at <= coalesce(${within.to}::timestamptz, 'infinity')`
    : sql``;
  const { rows } = await sql<StoredMessage>`
    select ${columns} from messages_chat_messages where room_id = ${roomId} ${bound} ${time}
     order by seq ${isForward ? sql`asc` : sql`desc`} limit ${limit + 1}`.execute(tx);
  const list = rows.slice(0, limit);
  return { list: isForward ? list : list.reverse(), hasMore: rows.length > limit };
}

export async function findMessage(
  tx: Tx,
  { roomId, seq }: { readonly roomId: string; readonly seq: number },
): Promise<StoredMessage | undefined> {
  const { rows } = await sql<StoredMessage>`
    select ${columns} from messages_chat_messages
     where room_id = ${roomId} and seq = ${seq}`.execute(tx);
  return rows[0];
}

/** The last message of each of these rooms. */
export async function listLast(
  tx: Tx,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, StoredMessage>> {
  const { rows } = await sql<StoredMessage>`
    select ${columns} from messages_chat_messages
     where (room_id, seq) in (select id, last_seq from messages_chat_rooms
                               where id = any(${roomIds}::uuid[]))`.execute(tx);
  return new Map(rows.map((message) => [message.roomId, message]));
}

/** How many messages of operators a member has not seen. */
export async function countUnread(tx: Tx, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages_chat_rooms as r
      join messages_chat_messages as m on m.room_id = r.id and m.seq > r.member_read_seq
     where r.member_id = ${memberId} and r.kind = 'SUPPORT'
       and m.operator is not null`.execute(tx);
  return rows[0]!.count;
}

/** Takes a message away from readers; what it said is kept for whoever asks why. */
export async function markDeleted(
  tx: Tx,
  wish: {
    readonly roomId: string;
    readonly seq: number;
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  await sql`
    with counted as (
      update messages_chat_rooms set removals = removals + 1 where id = ${wish.roomId}
      returning id, removals)
    update messages_chat_messages as m
       set deleted_at = ${wish.now}, deleted_by = ${wish.by}, removal = counted.removals
      from counted
     where m.room_id = counted.id and m.seq = ${wish.seq}`.execute(tx);
}

/** Which messages of a room were taken away after so many others, in that order. */
export async function listRemovals(
  tx: Tx,
  asked: { readonly roomId: string; readonly after: number; readonly limit: number },
): Promise<{ readonly seq: bigint; readonly removal: bigint }[]> {
  const { rows } = await sql<{ seq: bigint; removal: bigint }>`
    select seq, removal from messages_chat_messages
     where room_id = ${asked.roomId} and removal > ${asked.after}
     order by removal limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Forgets messages of a kind of room that are too old, some at a time; answers how many. */
export async function pruneMessages(
  tx: Tx,
  wish: { readonly kind: 'SUPPORT' | 'LOBBY'; readonly before: Date; readonly limit: number },
): Promise<number> {
  const { rows } = await sql`
    delete from messages_chat_messages
     where (room_id, seq) in (
       select m.room_id, m.seq from messages_chat_messages as m
         join messages_chat_rooms as r on r.id = m.room_id
        where m.sent_at < ${wish.before} and r.kind = ${wish.kind}
        order by m.sent_at limit ${wish.limit})
    returning seq`.execute(tx);
  return rows.length;
}
