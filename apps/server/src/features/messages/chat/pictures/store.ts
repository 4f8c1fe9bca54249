/** The SQL of pictures in support. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export async function insertPicture(
  tx: Tx,
  picture: {
    readonly id: string;
    readonly roomId: string;
    readonly hash: string;
    readonly width: number;
    readonly height: number;
    readonly bytes: Buffer;
    readonly addedAt: Date;
  },
): Promise<void> {
  const { id, roomId, hash, width, height, bytes, addedAt } = picture;
  await tx
    .insertInto('messages_chat_pictures')
    .values({ id, room_id: roomId, hash, width, height, bytes, added_at: addedAt })
    .execute();
}

/** Pictures of a room that were sent with no message yet. */
export async function listUnsent(
  tx: Tx,
  { roomId, since }: { readonly roomId: string; readonly since: Date },
): Promise<{ id: string; hash: string }[]> {
  return tx
    .selectFrom('messages_chat_pictures')
    .select(['id', 'hash'])
    .where('room_id', '=', roomId)
    .where('seq', 'is', null)
    .where('added_at', '>', since)
    .execute();
}

/** Puts pictures to the message that they are sent with. */
export async function attachPictures(
  tx: Tx,
  wish: { readonly roomId: string; readonly seq: bigint; readonly ids: readonly string[] },
): Promise<void> {
  if (wish.ids.length === 0) return;
  await sql`
    update messages_chat_pictures as p set seq = ${wish.seq}, place = wished.place
      from unnest(${wish.ids}::uuid[]) with ordinality as wished (id, place)
     where p.id = wished.id and p.room_id = ${wish.roomId} and p.seq is null`.execute(tx);
}

/** The pictures of some messages, by the message. */
export async function listPictureIds(
  tx: Tx,
  { roomId, from, to }: { readonly roomId: string; readonly from: bigint; readonly to: bigint },
): Promise<ReadonlyMap<bigint, string[]>> {
  const { rows } = await sql<{ id: string; seq: bigint }>`
    select id, seq from messages_chat_pictures
     where room_id = ${roomId} and seq between ${from} and ${to}
     order by seq, place`.execute(tx);
  const bySeq = new Map<bigint, string[]>();
  for (const { id, seq } of rows) bySeq.set(seq, [...(bySeq.get(seq) ?? []), id]);
  return bySeq;
}

/** A picture with the room that it is in. */
export async function findPicture(
  tx: Tx,
  id: string,
): Promise<{ bytes: Buffer; memberId: string | null; merchantCode: string } | undefined> {
  const row = await tx
    .selectFrom('messages_chat_pictures as p')
    .innerJoin('messages_chat_rooms as r', 'r.id', 'p.room_id')
    .select(['p.bytes', 'r.member_id as memberId', 'r.merchant_code as merchantCode'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row;
}

/** Forgets pictures that were never sent, and those that are too old. */
export async function prunePictures(
  tx: Tx,
  { unsentBefore, before }: { readonly unsentBefore: Date; readonly before: Date },
): Promise<void> {
  await sql`
    delete from messages_chat_pictures
     where added_at < ${before} or (seq is null and added_at < ${unsentBefore})`.execute(tx);
}

/** How many of these pictures could be sent with a message in this room. */
export async function countAttachable(
  tx: Tx,
  { roomId, ids }: { readonly roomId: string; readonly ids: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from messages_chat_pictures
     where room_id = ${roomId} and seq is null and id = any(${ids}::uuid[])`.execute(tx);
  return rows[0]!.count;
}
