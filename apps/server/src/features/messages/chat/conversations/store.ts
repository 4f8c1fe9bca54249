/** The SQL of conversations. Each function takes the transaction that it runs in first, as `tx`. */
import type { Language } from '@maneki/contract/language';
import type { ConversationState } from '@maneki/contract/messages/chat';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type Conversation = {
  readonly id: string;
  readonly seq: bigint;
  readonly roomId: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly language: Language;
  readonly state: ConversationState;
  readonly operator: string | null;
  readonly openedAt: Date;
  readonly claimedAt: Date | null;
  readonly closedAt: Date | null;
  readonly rating: number | null;
  readonly comment: string;
};

const columns = sql`c.id, c.seq, c.room_id as "roomId", c.merchant_code as "merchantCode",
  c.member_id as "memberId", c.language, c.state, c.operator, c.opened_at as "openedAt",
  c.claimed_at as "claimedAt", c.closed_at as "closedAt", c.rating, c.comment`;

/** Opens a conversation in a room that has none open. */
export async function openConversation(
  tx: Tx,
  wish: Pick<Conversation, 'id' | 'roomId' | 'merchantCode' | 'memberId' | 'language'> & {
    readonly now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into messages_chat_conversations
      (id, room_id, merchant_code, member_id, language, state, opened_at)
    values (${wish.id}, ${wish.roomId}, ${wish.merchantCode}, ${wish.memberId}, ${wish.language},
            'WAITING', ${wish.now})
        on conflict (room_id) where state <> 'CLOSED' do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

/** The latest conversation of a member. */
export async function findLatest(tx: Tx, roomId: string): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select ${columns} from messages_chat_conversations as c
     where c.room_id = ${roomId} order by c.seq desc limit 1`.execute(tx);
  return rows[0];
}

/** How many wait up to this one, itself included. */
export async function countAhead(
  tx: Tx,
  { merchantCode, seq }: Pick<Conversation, 'merchantCode' | 'seq'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages_chat_conversations
     where merchant_code = ${merchantCode} and state = 'WAITING' and seq <= ${seq}`.execute(tx);
  return rows[0]!.count;
}

type Named = { readonly id: string; readonly merchantCode: string };

export async function findConversation(
  tx: Tx,
  { id, merchantCode }: Named,
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select ${columns} from messages_chat_conversations as c
     where c.id = ${id} and c.merchant_code = ${merchantCode}`.execute(tx);
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockConversation(
  tx: Tx,
  { id, merchantCode }: Named,
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select ${columns} from messages_chat_conversations as c
     where c.id = ${id} and c.merchant_code = ${merchantCode} for update`.execute(tx);
  return rows[0];
}

export async function setClaim(
  tx: Tx,
  { id, operator, now }: { readonly id: string; readonly operator: string; readonly now: Date },
): Promise<void> {
  await sql`
    update messages_chat_conversations
       set state = 'OPEN', operator = ${operator}, claimed_at = coalesce(claimed_at, ${now})
     where id = ${id}`.execute(tx);
}

export async function closeConversation(
  tx: Tx,
  { id, by, now }: { readonly id: string; readonly by: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('messages_chat_conversations')
    .set({ state: 'CLOSED', closed_at: now, closed_by: by })
    .where('id', '=', id)
    .execute();
}

/** Rates a conversation of a member's that is over, once. */
export async function setRating(
  tx: Tx,
  wish: { readonly id: string; readonly rating: number; readonly comment: string },
): Promise<void> {
  await tx
    .updateTable('messages_chat_conversations')
    .set({ rating: wish.rating, comment: wish.comment })
    .where('id', '=', wish.id)
    .execute();
}

/** Closes what nobody has written in for long; answers whose. */
export async function closeIdle(
  tx: Tx,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<Pick<Conversation, 'memberId' | 'merchantCode'>[]> {
  const { rows } = await sql<Pick<Conversation, 'memberId' | 'merchantCode'>>`
    update messages_chat_conversations as c
       set state = 'CLOSED', closed_at = ${now}, closed_by = 'time'
      from messages_chat_rooms as r
      join messages_chat_messages as last on last.room_id = r.id and last.seq = r.last_seq
     where c.room_id = r.id and c.state = 'OPEN' and last.sent_at < ${before}
    returning c.member_id as "memberId", c.merchant_code as "merchantCode"`.execute(tx);
  return rows;
}

export type Current = Conversation & {
  readonly lastSeq: bigint;
  readonly memberReadSeq: bigint;
  readonly operatorReadSeq: bigint;
  readonly memberTypedAt: Date | null;
};

/** All conversations of a merchant that are not over, who has waited longest first. */
export async function listCurrent(
  tx: Tx,
  { merchantCode, limit }: { readonly merchantCode: string; readonly limit: number },
): Promise<Current[]> {
  const { rows } = await sql<Current>`
    select ${columns}, r.last_seq as "lastSeq", r.member_read_seq as "memberReadSeq",
           r.operator_read_seq as "operatorReadSeq", r.member_typed_at as "memberTypedAt"
      from messages_chat_conversations as c
      join messages_chat_rooms as r on r.id = c.room_id
     where c.merchant_code = ${merchantCode} and c.state <> 'CLOSED'
     order by c.seq limit ${limit}`.execute(tx);
  return rows;
}

export async function searchConversations(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly state?: ConversationState | undefined;
    readonly memberId?: string | undefined;
    readonly before: bigint | undefined;
    readonly limit: number;
  },
): Promise<Conversation[]> {
  const conditions = [sql`c.merchant_code = ${asked.merchantCode}`];
  if (asked.state) conditions.push(sql`c.state = ${asked.state}`);
  if (asked.memberId) conditions.push(sql`c.member_id = ${asked.memberId}`);
  if (asked.before !== undefined) conditions.push(sql`c.seq < ${asked.before}`);
  const { rows } = await sql<Conversation>`
    select ${columns} from messages_chat_conversations as c
     where ${sql.join(conditions, sql` and `)}
     order by c.seq desc limit ${asked.limit}`.execute(tx);
  return rows;
}
