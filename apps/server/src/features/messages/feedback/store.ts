/** The SQL of feedback. Each function takes the transaction that it runs in first, as `tx`. */
import type { Language } from '@maneki/contract/language';
import type { FeedbackState, FeedbackType } from '@maneki/contract/messages/feedback';
import type { Selectable } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Feedback } from './feedback.ts';

const read = (row: Selectable<Schema['messages_feedback']>): Feedback => ({
  id: row.id,
  seq: row.seq,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  type: row.type as FeedbackType,
  content: row.content,
  language: row.language as Language,
  state: row.state as FeedbackState,
  sentAt: row.sent_at,
  takenBy: row.taken_by,
  takenAt: row.taken_at,
  answer: row.answer,
  answeredBy: row.answered_by,
  answeredAt: row.answered_at,
  closedAt: row.closed_at,
});

export type NewFeedback = Pick<
  Feedback,
  'id' | 'merchantCode' | 'memberId' | 'type' | 'content' | 'language' | 'sentAt'
>;

export async function insertFeedback(tx: Tx, feedback: NewFeedback): Promise<void> {
  await tx
    .insertInto('messages_feedback')
    .values({
      id: feedback.id,
      merchant_code: feedback.merchantCode,
      member_id: feedback.memberId,
      type: feedback.type,
      content: feedback.content,
      language: feedback.language,
      state: 'NEW',
      sent_at: feedback.sentAt,
    })
    .execute();
}

/** How much a member has sent since a moment. */
export async function countSent(
  tx: Tx,
  { memberId, since }: { readonly memberId: string; readonly since: Date },
): Promise<number> {
  const { count } = await tx
    .selectFrom('messages_feedback')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findFeedback(tx: Tx, id: string): Promise<Feedback | undefined> {
  const row = await tx
    .selectFrom('messages_feedback')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && read(row);
}

/** The same, held until the transaction ends. */
export async function lockFeedback(tx: Tx, id: string): Promise<Feedback | undefined> {
  const row = await tx
    .selectFrom('messages_feedback')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && read(row);
}

export type FeedbackSearch = {
  readonly merchantCode: string;
  readonly memberId?: string | undefined;
  readonly state?: FeedbackState | undefined;
  readonly type?: FeedbackType | undefined;
  readonly before?: bigint | undefined;
  readonly limit: number;
};

/** Feedback, the newest first. */
export async function searchFeedback(tx: Tx, search: FeedbackSearch): Promise<Feedback[]> {
  let query = tx
    .selectFrom('messages_feedback')
    .selectAll()
    .where('merchant_code', '=', search.merchantCode);
  if (search.memberId) query = query.where('member_id', '=', search.memberId);
  if (search.state) query = query.where('state', '=', search.state);
  if (search.type !== undefined) query = query.where('type', '=', search.type);
  if (search.before !== undefined) query = query.where('seq', '<', search.before);
  const rows = await query.orderBy('seq', 'desc').limit(search.limit).execute();
  return rows.map(read);
}

type Done = { readonly id: string; readonly operator: string; readonly now: Date };

export async function writeTaken(tx: Tx, { id, operator, now }: Done): Promise<void> {
  await tx
    .updateTable('messages_feedback')
    .set({ state: 'IN_PROGRESS', taken_by: operator, taken_at: now })
    .where('id', '=', id)
    .execute();
}

export async function writeAnswer(
  tx: Tx,
  { id, operator, now, answer }: Done & { readonly answer: string },
): Promise<void> {
  await tx
    .updateTable('messages_feedback')
    .set({ state: 'ANSWERED', answer, answered_by: operator, answered_at: now })
    .where('id', '=', id)
    .execute();
}

export async function writeClosed(tx: Tx, { id, now }: Omit<Done, 'operator'>): Promise<void> {
  await tx
    .updateTable('messages_feedback')
    .set({ state: 'CLOSED', closed_at: now })
    .where('id', '=', id)
    .execute();
}
