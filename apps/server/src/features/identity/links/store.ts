import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Link } from './link.ts';

/** False where the merchant has a link of that code already. */
export async function insertLink(
  tx: Tx,
  link: Omit<Link, 'uses' | 'visits' | 'disabledAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('identity_affiliate_codes')
    .values({
      merchant_code: link.merchantCode,
      code: link.code,
      owner_id: link.ownerId,
      target_type: link.targetType,
      domain: link.domain,
      uses_max: link.usesMax,
      expires_at: link.expiresAt,
      remark: link.remark,
      created_at: link.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute();
  return inserted.length === 1;
}

export type LinkSearch = {
  readonly merchantCode: string;
  readonly ownerId?: string | undefined;
  readonly code?: string | undefined;
  /** Older than this one. */
  readonly after?: { readonly createdAt: Date; readonly code: string } | undefined;
  readonly limit: number;
};

/** Links, the newest first. */
export async function listLinks(tx: Tx, search: LinkSearch): Promise<Link[]> {
  const { merchantCode, ownerId, code, after, limit } = search;
  const rows = await tx
    .selectFrom('identity_affiliate_codes')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId!))
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, code) < (${after!.createdAt}, ${after!.code})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    merchantCode: row.merchant_code,
    code: row.code,
    ownerId: row.owner_id,
    targetType: row.target_type as 0 | 1,
    domain: row.domain,
    uses: row.uses,
    usesMax: row.uses_max,
    visits: row.visits,
    expiresAt: row.expires_at,
    disabledAt: row.disabled_at,
    remark: row.remark,
    createdAt: row.created_at,
  }));
}

/** Switches a link off, or on again. */
export async function setLinkDisabled(
  tx: Tx,
  link: {
    readonly merchantCode: string;
    readonly code: string;
    readonly disabledAt: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('identity_affiliate_codes')
    .set({ disabled_at: link.disabledAt })
    .where('merchant_code', '=', link.merchantCode)
    .where('code', '=', link.code)
    .execute();
}

/** Counts a visitor once a day, by one statement. */
export async function countVisit(
  tx: Tx,
  visit: {
    readonly merchantCode: string;
    readonly code: string;
    readonly day: string;
    readonly visitor: string;
  },
): Promise<void> {
  await sql`
    with visit as (
      insert into identity_affiliate_visits (merchant_code, code, day, visitor)
      values (${visit.merchantCode}, ${visit.code}, ${visit.day}::date, ${visit.visitor})
      on conflict do nothing
      returning merchant_code, code)
    update identity_affiliate_codes as link set visits = link.visits + 1
      from visit
     where link.merchant_code = visit.merchant_code and link.code = visit.code`.execute(tx);
}

/** Forgets who looked on days that are over everywhere; how many did stays with the link. */
export async function pruneVisits(tx: Tx, before: Date): Promise<void> {
  await sql`delete from identity_affiliate_visits where day < ${before}::date`.execute(tx);
}

/** By which code some members came; who came otherwise is not in it. */
export async function listCameBy(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly merchantCode: string; readonly code: string }>> {
  const { rows } = await sql<{ id: string; merchantCode: string; code: string }>`
    select id, merchant_code as "merchantCode", invitation_code as code from identity_members
     where id = any(${memberIds}::uuid[]) and invitation_code is not null`.execute(tx);
  return new Map(rows.map(({ id, merchantCode, code }) => [id, { merchantCode, code }]));
}
