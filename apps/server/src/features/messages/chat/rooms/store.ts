/** The SQL of rooms. Each function takes the transaction that it runs in first, as `tx`. */
import type { Language } from '@maneki/contract/language';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type Room = {
  readonly id: string;
  readonly merchantCode: string;
  readonly memberId: string | null;
  readonly language: Language;
  readonly lastSeq: bigint;
  readonly memberReadSeq: bigint;
  readonly operatorReadSeq: bigint;
  readonly memberTypedAt: Date | null;
  /** How many of its messages were taken away so far. */
  readonly removals: bigint;
};

const columns = sql`id, merchant_code as "merchantCode", member_id as "memberId", language,
  last_seq as "lastSeq", member_read_seq as "memberReadSeq", operator_read_seq as "operatorReadSeq",
  member_typed_at as "memberTypedAt", removals`;

/** A member's room with support; undefined before they have ever written. */
export async function findSupportRoom(tx: Tx, memberId: string): Promise<Room | undefined> {
  const { rows } = await sql<Room>`
    select ${columns} from messages_chat_rooms
     where member_id = ${memberId} and kind = 'SUPPORT'`.execute(tx);
  return rows[0];
}

type NewRoom = {
  readonly id: string;
  readonly merchantCode: string;
  readonly language: Language;
  readonly now: Date;
};

/** The same, made where there is none; it speaks the language that the member speaks now. */
export async function openSupportRoom(
  tx: Tx,
  { id, merchantCode, language, now, memberId }: NewRoom & { readonly memberId: string },
): Promise<Room> {
  const { rows } = await sql<Room>`
    insert into messages_chat_rooms (id, merchant_code, kind, member_id, language, created_at)
    values (${id}, ${merchantCode}, 'SUPPORT', ${memberId}, ${language}, ${now})
        on conflict (member_id) where kind = 'SUPPORT' do update set language = excluded.language
    returning ${columns}`.execute(tx);
  return rows[0]!;
}

type Lobby = { readonly merchantCode: string; readonly language: Language };

export async function findLobby(
  tx: Tx,
  { merchantCode, language }: Lobby,
): Promise<Room | undefined> {
  const { rows } = await sql<Room>`
    select ${columns} from messages_chat_rooms
     where merchant_code = ${merchantCode} and language = ${language} and kind = 'LOBBY'`.execute(
    tx,
  );
  return rows[0];
}

export async function insertLobby(
  tx: Tx,
  { id, merchantCode, language, now }: NewRoom,
): Promise<void> {
  await sql`
    insert into messages_chat_rooms (id, merchant_code, kind, language, created_at)
    values (${id}, ${merchantCode}, 'LOBBY', ${language}, ${now})
        on conflict (merchant_code, language) where kind = 'LOBBY' do nothing`.execute(tx);
}

/** Notes up to where one of the two has read; it never goes back. Answers whether it went on. */
export async function raiseRead(
  tx: Tx,
  {
    roomId,
    seq,
    by,
    now,
  }: {
    readonly roomId: string;
    readonly seq: number;
    readonly by: 'MEMBER' | 'OPERATOR';
    readonly now: Date;
  },
): Promise<boolean> {
  const change =
    by === 'MEMBER'
      ? sql`member_read_seq = least(${seq}::bigint, last_seq), member_read_at = ${now}`
      : sql`operator_read_seq = least(${seq}::bigint, last_seq)`;
  const read = by === 'MEMBER' ? sql`member_read_seq` : sql`operator_read_seq`;
  const { rows } = await sql`
    update messages_chat_rooms set ${change}
     where id = ${roomId} and ${read} < least(${seq}::bigint, last_seq) returning id`.execute(tx);
  return rows.length > 0;
}

export async function noteTyping(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('messages_chat_rooms')
    .set({ member_typed_at: now })
    .where('member_id', '=', memberId)
    .where('kind', '=', 'SUPPORT')
    .execute();
}
