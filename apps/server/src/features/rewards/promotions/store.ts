import type { PromotionStatus, PromotionType } from '@maneki/contract/rewards/promotion';
import type { TypedRule } from '@maneki/contract/rewards/promotion-rules';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Promotion } from './promotion.ts';

const read = (row: Selectable<Schema['rewards_promotions']>): Promotion => ({
  // A rule is written only by what its type's schema let through.
  ...({ type: row.type, rule: row.rule } as unknown as TypedRule),
  id: row.id,
  merchantCode: row.merchant_code,
  kind: row.kind as Promotion['kind'],
  titles: row.titles as Promotion['titles'],
  texts: row.texts as Promotion['texts'],
  banner: row.banner,
  showFrom: row.show_from,
  startAt: row.start_at,
  endAt: row.end_at,
  audience: row.audience as unknown as Promotion['audience'],
  applyMode: row.apply_mode as Promotion['applyMode'],
  reviewMode: row.review_mode as Promotion['reviewMode'],
  rollover: row.rollover as unknown as Promotion['rollover'],
  limits: row.limits as unknown as Promotion['limits'],
  exclusiveGroup: row.exclusive_group,
  status: row.status as PromotionStatus,
  sort: row.sort,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
  claimed: row.claimed,
  spent: row.spent,
});

export async function findPromotion(
  tx: Tx,
  { id, merchantCode }: { readonly id: string; readonly merchantCode: string },
): Promise<Promotion | undefined> {
  const row = await tx
    .selectFrom('rewards_promotions')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchantCode)
    .executeTakeFirst();
  return row && read(row);
}

/** The same, held until the transaction ends: whoever claims it waits, and counts what was claimed before. */
export async function lockPromotion(tx: Tx, id: string): Promise<Promotion> {
  const row = await tx
    .selectFrom('rewards_promotions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return read(row);
}

export async function listPromotions(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly status?: PromotionStatus | undefined;
    readonly type?: PromotionType | undefined;
  },
): Promise<Promotion[]> {
  let query = tx
    .selectFrom('rewards_promotions')
    .selectAll()
    .where('merchant_code', '=', asked.merchantCode);
  if (asked.status) query = query.where('status', '=', asked.status);
  if (asked.type) query = query.where('type', '=', asked.type);
  const rows = await query.orderBy('sort').orderBy('id').execute();
  return rows.map(read);
}

/** Writes a promotion anew, or a new one. What was counted of it stays. */
export async function putPromotion(
  tx: Tx,
  promotion: Omit<Promotion, 'claimed' | 'spent'>,
): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value);
  const row = {
    merchant_code: promotion.merchantCode,
    type: promotion.type,
    kind: promotion.kind,
    titles: json(promotion.titles),
    texts: json(promotion.texts),
    banner: promotion.banner,
    show_from: promotion.showFrom,
    start_at: promotion.startAt,
    end_at: promotion.endAt,
    audience: json(promotion.audience),
    apply_mode: promotion.applyMode,
    review_mode: promotion.reviewMode,
    rule: json(promotion.rule),
    rollover: json(promotion.rollover),
    limits: json(promotion.limits),
    exclusive_group: promotion.exclusiveGroup,
    status: promotion.status,
    sort: promotion.sort,
    changed_at: promotion.changedAt,
    changed_by: promotion.changedBy,
  };
  await tx
    .insertInto('rewards_promotions')
    .values({ ...row, id: promotion.id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Counts a claim and what it costs; answers whether both fit into what there is. */
export async function countClaim(
  tx: Tx,
  { promotion, worth }: { readonly promotion: Promotion; readonly worth: bigint },
): Promise<boolean> {
  const { total, budgetRu } = promotion.limits;
  const budget = budgetRu === null ? null : BigInt(budgetRu) * 10_000n;
  const { numAffectedRows } = await sql`
    update rewards_promotions set claimed = claimed + 1, spent = spent + ${worth}
     where id = ${promotion.id}
       and (${total}::bigint is null or claimed < ${total}::bigint)
       and (${budget}::bigint is null or spent + ${worth} <= ${budget}::bigint)`.execute(tx);
  return numAffectedRows === 1n;
}

/** Lets something that came back be given again; never more than was counted. */
export async function returnCost(
  tx: Tx,
  { id, claims, worth }: { readonly id: string; readonly claims: 0 | 1; readonly worth: bigint },
): Promise<void> {
  await sql`
    update rewards_promotions
       set claimed = greatest(claimed - ${claims}::int, 0), spent = greatest(spent - ${worth}::bigint, 0)
     where id = ${id}`.execute(tx);
}
