/** The SQL of words and reports. Each function takes the transaction that it runs in first, as `tx`. */
import type { Language } from '@maneki/contract/language';
import type { ReportReason } from '@maneki/contract/messages/chat';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** The words that no lobby of a merchant takes. */
export async function listWords(tx: Tx, merchantCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('messages_chat_words')
    .select('word')
    .where('merchant_code', '=', merchantCode)
    .orderBy('word')
    .execute();
  return rows.map(({ word }) => word);
}

export async function replaceWords(
  tx: Tx,
  { merchantCode, words }: { readonly merchantCode: string; readonly words: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('messages_chat_words').where('merchant_code', '=', merchantCode).execute();
  if (words.length === 0) return;
  await tx
    .insertInto('messages_chat_words')
    .values(words.map((word) => ({ merchant_code: merchantCode, word })))
    .execute();
}

/** Keeps a report; the same member's of the same message is the one that is there. */
export async function insertReport(
  tx: Tx,
  report: {
    readonly id: string;
    readonly merchantCode: string;
    readonly roomId: string;
    readonly seq: number;
    readonly memberId: string;
    readonly reason: ReportReason;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('messages_chat_reports')
    .values({
      id: report.id,
      merchant_code: report.merchantCode,
      room_id: report.roomId,
      seq: BigInt(report.seq),
      member_id: report.memberId,
      reason: report.reason,
      reported_at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['room_id', 'seq', 'member_id']).doNothing())
    .execute();
}

export type ReportRow = {
  readonly id: string;
  readonly number: bigint;
  readonly language: Language;
  readonly seq: bigint;
  readonly text: string;
  readonly isDeleted: boolean;
  readonly memberId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly at: Date;
};

/** Reports that nobody has decided about, the newest first. */
export async function searchReports(
  tx: Tx,
  {
    merchantCode,
    before,
    limit,
  }: {
    readonly merchantCode: string;
    readonly before: bigint | undefined;
    readonly limit: number;
  },
): Promise<ReportRow[]> {
  const older = before === undefined ? sql`` : sql`and p.number < ${before}`;
  const { rows } = await sql<ReportRow>`
    select p.id, p.number, r.language, p.seq, m.body as text, m.deleted_at is not null as "isDeleted",
           m.member_id as "memberId", p.member_id as "reporterId", p.reason, p.reported_at as at
      from messages_chat_reports as p
      join messages_chat_rooms as r on r.id = p.room_id
      join messages_chat_messages as m on m.room_id = p.room_id and m.seq = p.seq
     where p.merchant_code = ${merchantCode} and p.decided_at is null ${older}
     order by p.number desc limit ${limit}`.execute(tx);
  return rows;
}

type Decision = { readonly by: string; readonly now: Date };

/** Decides about one report; false where somebody has already. */
export async function decideReport(
  tx: Tx,
  { id, merchantCode, by, now }: Decision & { readonly id: string; readonly merchantCode: string },
): Promise<boolean> {
  const { rows } = await sql`
    update messages_chat_reports set decided_at = ${now}, decided_by = ${by}
     where id = ${id} and merchant_code = ${merchantCode} and decided_at is null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Decides about all reports of a message. */
export async function decideReportsOf(
  tx: Tx,
  { roomId, seq, by, now }: Decision & { readonly roomId: string; readonly seq: number },
): Promise<void> {
  await sql`
    update messages_chat_reports set decided_at = ${now}, decided_by = ${by}
     where room_id = ${roomId} and seq = ${seq} and decided_at is null`.execute(tx);
}

export async function pruneReports(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('messages_chat_reports').where('reported_at', '<', before).execute();
}
