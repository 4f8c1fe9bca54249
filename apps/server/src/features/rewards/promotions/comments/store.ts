import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type Comment = {
  readonly id: string;
  readonly seq: bigint;
  readonly promotionId: string;
  readonly memberId: string;
  readonly text: string;
  readonly state: 'WAITING' | 'SHOWN' | 'HIDDEN';
  readonly writtenAt: Date;
  readonly decidedBy: string | null;
};

const columns = sql`
  id, seq, promotion_id as "promotionId", member_id as "memberId", text, state,
  written_at as "writtenAt", decided_by as "decidedBy"`;

export async function insertComment(
  tx: Tx,
  comment: Pick<Comment, 'id' | 'promotionId' | 'memberId' | 'text' | 'writtenAt'> & {
    readonly merchantCode: string;
  },
): Promise<void> {
  await tx
    .insertInto('rewards_promotion_comments')
    .values({
      id: comment.id,
      promotion_id: comment.promotionId,
      merchant_code: comment.merchantCode,
      member_id: comment.memberId,
      text: comment.text,
      written_at: comment.writtenAt,
    })
    .execute();
}

/** What operators let others read, the latest first. */
export async function listShown(
  tx: Tx,
  { promotionId, limit }: { readonly promotionId: string; readonly limit: number },
): Promise<Comment[]> {
  const { rows } = await sql<Comment>`
    select ${columns} from rewards_promotion_comments
     where promotion_id = ${promotionId} and state = 'SHOWN'
     order by seq desc limit ${limit}`.execute(tx);
  return rows;
}

export async function searchComments(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly state?: Comment['state'] | undefined;
    readonly before?: bigint | undefined;
    readonly limit: number;
  },
): Promise<Comment[]> {
  const conditions = [
    sql`merchant_code = ${asked.merchantCode}`,
    ...(asked.state ? [sql`state = ${asked.state}`] : []),
    ...(asked.before === undefined ? [] : [sql`seq < ${asked.before}`]),
  ];
  const { rows } = await sql<Comment>`
    select ${columns} from rewards_promotion_comments
     where ${sql.join(conditions, sql` and `)} order by seq desc limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Answers what it was before; undefined where there is none. */
export async function setCommentState(
  tx: Tx,
  decided: {
    readonly id: string;
    readonly merchantCode: string;
    readonly state: 'SHOWN' | 'HIDDEN';
    readonly by: string;
  },
): Promise<Comment['state'] | undefined> {
  const before = await tx
    .selectFrom('rewards_promotion_comments')
    .select('state')
    .where('id', '=', decided.id)
    .where('merchant_code', '=', decided.merchantCode)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await tx
    .updateTable('rewards_promotion_comments')
    .set({ state: decided.state, decided_by: decided.by })
    .where('id', '=', decided.id)
    .execute();
  return before.state as Comment['state'];
}
