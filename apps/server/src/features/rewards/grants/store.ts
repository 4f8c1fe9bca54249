import type { Category } from '@maneki/contract/play/tickets';
import type { RewardKind } from '@maneki/contract/rewards/reward';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Grant } from './grant.ts';

const read = (row: Selectable<Schema['rewards_grants']>): Grant => ({
  id: row.id,
  merchantCode: row.merchant_code,
  memberId: row.member_id,
  kind: row.kind as RewardKind,
  sourceKey: row.source_key,
  title: row.title as Grant['title'],
  number: row.number,
  currency: row.currency,
  amount: row.amount,
  points: row.points,
  terms:
    row.rollover_multiple === 0
      ? null
      : {
          principal: row.rollover_principal,
          multiple: row.rollover_multiple,
          groups: row.rollover_groups as Category[],
          maxBet: row.rollover_max_bet,
          days: row.rollover_days,
          maxCashOut: row.rollover_max_cash_out,
          jointDeposit: row.rollover_joint_deposit,
        },
  availableFrom: row.available_from,
  expiresAt: row.expires_at,
  state: row.state as Grant['state'],
  grantedAt: row.granted_at,
  endedAt: row.ended_at,
});

/** Answers those that had not been given before. */
export async function insertGrants(tx: Tx, grants: readonly Grant[]): Promise<Grant[]> {
  if (grants.length === 0) return [];
  const rows = await tx
    .insertInto('rewards_grants')
    .values(
      grants.map((grant) => ({
        id: grant.id,
        merchant_code: grant.merchantCode,
        member_id: grant.memberId,
        kind: grant.kind,
        source_key: grant.sourceKey,
        title: grant.title && JSON.stringify(grant.title),
        number: grant.number,
        currency: grant.currency,
        amount: grant.amount,
        points: grant.points,
        rollover_principal: grant.terms?.principal ?? 0n,
        rollover_multiple: grant.terms?.multiple ?? 0,
        rollover_groups: [...(grant.terms?.groups ?? [])],
        rollover_max_bet: grant.terms?.maxBet ?? null,
        rollover_days: grant.terms?.days ?? null,
        rollover_max_cash_out: grant.terms?.maxCashOut ?? null,
        rollover_joint_deposit: grant.terms?.jointDeposit ?? null,
        available_from: grant.availableFrom,
        expires_at: grant.expiresAt,
        granted_at: grant.grantedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'source_key']).doNothing())
    .returningAll()
    .execute();
  return rows.map(read);
}

/** What was given for one thing, if it was. */
export async function findGiven(
  tx: Tx,
  given: Pick<Grant, 'memberId' | 'kind' | 'sourceKey'>,
): Promise<Grant | undefined> {
  const row = await tx
    .selectFrom('rewards_grants')
    .selectAll()
    .where('member_id', '=', given.memberId)
    .where('kind', '=', given.kind)
    .where('source_key', '=', given.sourceKey)
    .executeTakeFirst();
  return row && read(row);
}

/** Which of these things a member was given already. */
export async function listGivenKeys(
  tx: Tx,
  given: Pick<Grant, 'memberId' | 'kind'> & { readonly sourceKeys: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('rewards_grants')
    .select('source_key')
    .where('member_id', '=', given.memberId)
    .where('kind', '=', given.kind)
    .where('source_key', '=', sql<string>`any(${given.sourceKeys}::text[])`)
    .execute();
  return new Set(rows.map(({ source_key }) => source_key));
}

/** A member's own grants by id, held until the transaction ends. */
export async function lockGrants(
  tx: Tx,
  { memberId, ids }: { readonly memberId: string; readonly ids: readonly string[] },
): Promise<Grant[]> {
  const rows = await tx
    .selectFrom('rewards_grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(read);
}

/** What can be claimed now, held until the transaction ends. */
export async function lockClaimable(
  tx: Tx,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<Grant[]> {
  const rows = await tx
    .selectFrom('rewards_grants')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'CLAIMABLE')
    .where('available_from', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(read);
}

/** What waits for a member, what expires first on top. */
export async function listWaiting(
  tx: Tx,
  wish: { readonly memberId: string; readonly now: Date; readonly limit: number },
): Promise<Grant[]> {
  const rows = await tx
    .selectFrom('rewards_grants')
    .selectAll()
    .where('member_id', '=', wish.memberId)
    .where('state', '=', 'CLAIMABLE')
    .where('expires_at', '>', wish.now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(wish.limit)
    .execute();
  return rows.map(read);
}

/** What was claimed, has expired or was taken back, the latest first, after one that was shown last. */
export async function listPast(
  tx: Tx,
  wish: { readonly memberId: string; readonly after: string | undefined; readonly limit: number },
): Promise<Grant[]> {
  let query = tx
    .selectFrom('rewards_grants')
    .selectAll()
    .where('member_id', '=', wish.memberId)
    .where('state', '<>', 'CLAIMABLE');
  if (wish.after)
    query = query.where(
      sql<boolean>`(ended_at, id) < (select ended_at, id from rewards_grants
        where id = ${wish.after} and member_id = ${wish.memberId})`,
    );
  const rows = await query
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wish.limit)
    .execute();
  return rows.map(read);
}

/** Those of some grants that still wait, whoever's they are. */
export async function listStillWaiting(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('rewards_grants')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('state', '=', 'CLAIMABLE')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Says how waiting grants have ended. */
export async function endGrants(
  tx: Tx,
  ended: {
    readonly ids: readonly string[];
    readonly state: Exclude<Grant['state'], 'CLAIMABLE'>;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('rewards_grants')
    .set({ state: ended.state, ended_at: ended.now })
    .where('id', '=', sql<string>`any(${ended.ids}::uuid[])`)
    .where('state', '=', 'CLAIMABLE')
    .execute();
}

/** Ends some of what nobody claimed in time, and answers how many. */
export async function expireSome(
  tx: Tx,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update rewards_grants set state = 'EXPIRED', ended_at = expires_at
     where id in (select id from rewards_grants where state = 'CLAIMABLE' and expires_at <= ${now}
                   order by expires_at limit ${limit} for update skip locked)
       and state = 'CLAIMABLE'`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
