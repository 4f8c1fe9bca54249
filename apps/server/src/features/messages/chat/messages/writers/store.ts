/** The SQL of who writes. Each function takes the transaction that it runs in first, as `tx`. */
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type Writer = { readonly sentAt: Date | null; readonly mutedUntil: Date | null };

/** What chat knows of a member, who writes nothing else until the transaction ends. */
export async function lockWriter(tx: Tx, memberId: string): Promise<Writer> {
  const { rows } = await sql<Writer>`
    insert into messages_chat_members (member_id) values (${memberId})
        on conflict (member_id) do update set member_id = excluded.member_id
    returning sent_at as "sentAt", muted_until as "mutedUntil"`.execute(tx);
  return rows[0]!;
}

export async function findMutedUntil(tx: Tx, memberId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('messages_chat_members')
    .select('muted_until')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.muted_until ?? null;
}

export async function noteSent(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('messages_chat_members')
    .set({ sent_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

export async function setMute(
  tx: Tx,
  {
    memberId,
    until,
    by,
  }: { readonly memberId: string; readonly until: Date | null; readonly by: string },
): Promise<void> {
  await sql`
    insert into messages_chat_members (member_id, muted_until, muted_by)
    values (${memberId}, ${until}, ${by})
        on conflict (member_id) do update set muted_until = excluded.muted_until,
                                              muted_by = excluded.muted_by`.execute(tx);
}
