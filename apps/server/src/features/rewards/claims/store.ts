import { type ClaimState, VOID_CLAIM_STATES } from '@maneki/contract/rewards/promotion';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Claim, Marks } from './claim.ts';

/** What a claim is by now: what became of its reward, and of what had to be staked for that, says it. */
const stateNow = sql<ClaimState>`
  case when b.state = 'DONE' then 'COMPLETED'
       when b.state = 'FORFEITED' then 'FORFEITED'
       when g.state = 'CLAIMED' then 'CREDITED'
       when g.state = 'EXPIRED' then 'EXPIRED'
       when g.state = 'CANCELLED' then 'CANCELLED'
       else c.state end`;

const columns = sql`
  c.id, c.seq, c.promotion_id as "promotionId", c.merchant_code as "merchantCode",
  c.member_id as "memberId", c.period_key as "periodKey", ${stateNow} as state, c.currency, c.base,
  c.amount, c.grant_id as "grantId", c.remark, c.claimed_at as "claimedAt",
  c.decided_by as "decidedBy", c.reason, b.deducted`;

const joined = sql`
  rewards_promotion_claims as c
  left join rewards_grants as g on g.id = c.grant_id
  left join rewards_bonuses as b on b.grant_id = c.grant_id`;

const isVoid = sql`${stateNow} in (${sql.join([...VOID_CLAIM_STATES])})`;

export async function insertClaim(
  tx: Tx,
  claim: Omit<Claim, 'seq' | 'deducted'> & { readonly marks: Marks; readonly businessDay: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rewards_promotion_claims')
    .values({
      id: claim.id,
      promotion_id: claim.promotionId,
      merchant_code: claim.merchantCode,
      member_id: claim.memberId,
      period_key: claim.periodKey,
      state: claim.state,
      currency: claim.currency,
      base: claim.base,
      amount: claim.amount,
      grant_id: claim.grantId,
      remark: claim.remark,
      business_day: sql`${claim.businessDay}::date`,
      address_hash: claim.marks.address,
      device_hash: claim.marks.device,
      claimed_at: claim.claimedAt,
      decided_by: claim.decidedBy,
      reason: claim.reason,
    })
    .onConflict((conflict) =>
      conflict.columns(['promotion_id', 'member_id', 'period_key']).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type Counts = {
  readonly all: number;
  readonly ofMember: number;
  readonly ofDay: number;
  readonly ofAddress: number;
  readonly ofDevice: number;
  readonly isPeriodTaken: boolean;
};

/** How often a promotion was claimed by a member, today, from an address and a browser. The promotion is held. */
export async function countClaims(
  tx: Tx,
  asked: {
    readonly promotionId: string;
    readonly memberId: string;
    readonly periodKey: string;
    readonly businessDay: string;
    readonly marks: Marks;
  },
): Promise<Counts> {
  const { memberId, periodKey, businessDay, marks } = asked;
  const { rows } = await sql<
    { [Name in keyof Omit<Counts, 'isPeriodTaken'>]: bigint } & { taken: bigint }
  >`
    select count(*) filter (where c.member_id = ${memberId}) as all,
           count(*) filter (where c.member_id = ${memberId} and not ${isVoid}) as "ofMember",
           count(*) filter (where c.member_id = ${memberId} and not ${isVoid}
                              and c.business_day = ${businessDay}::date) as "ofDay",
           count(*) filter (where c.address_hash = ${marks.address} and not ${isVoid}) as "ofAddress",
           count(*) filter (where c.device_hash = ${marks.device} and not ${isVoid}) as "ofDevice",
           count(*) filter (where c.member_id = ${memberId} and c.period_key = ${periodKey}) as taken
      from ${joined}
     where c.promotion_id = ${asked.promotionId}
       and (c.member_id = ${memberId} or c.address_hash = ${marks.address}
            or c.device_hash = ${marks.device})`.execute(tx);
  const { taken, ...counts } = rows[0]!;
  return {
    all: Number(counts.all),
    ofMember: Number(counts.ofMember),
    ofDay: Number(counts.ofDay),
    ofAddress: Number(counts.ofAddress),
    ofDevice: Number(counts.ofDevice),
    isPeriodTaken: taken > 0n,
  };
}

/** A member's claims to promotions of a group that are not over, but for one. */
export async function listActive(
  tx: Tx,
  asked: {
    readonly memberId: string;
    readonly group: string;
    readonly except?: string | undefined;
  },
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select ${columns} from ${joined} join rewards_promotions as p on p.id = c.promotion_id
     where c.member_id = ${asked.memberId} and p.exclusive_group = ${asked.group}
       and c.id is distinct from ${asked.except ?? null}::uuid
       and ${stateNow} in ('APPLIED', 'REVIEWING', 'APPROVED', 'CREDITED')`.execute(tx);
  return rows;
}

export async function listOfMember(
  tx: Tx,
  asked: { readonly memberId: string; readonly promotionId: string; readonly limit: number },
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select ${columns} from ${joined}
     where c.member_id = ${asked.memberId} and c.promotion_id = ${asked.promotionId}
     order by c.seq desc limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Which of these members have a claim for a period. */
export async function listClaimants(
  tx: Tx,
  asked: {
    readonly promotionId: string;
    readonly periodKey: string;
    readonly memberIds: readonly string[];
  },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('rewards_promotion_claims')
    .select('member_id')
    .where('promotion_id', '=', asked.promotionId)
    .where('period_key', '=', asked.periodKey)
    .where('member_id', '=', sql<string>`any(${asked.memberIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}

export async function findClaim(
  tx: Tx,
  { id, merchantCode }: { readonly id: string; readonly merchantCode: string },
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select ${columns} from ${joined}
     where c.id = ${id} and c.merchant_code = ${merchantCode}`.execute(tx);
  return rows[0];
}

export async function searchClaims(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly state?: ClaimState | undefined;
    readonly promotionId?: string | undefined;
    readonly memberId?: string | undefined;
    readonly before?: bigint | undefined;
    readonly limit: number;
  },
): Promise<Claim[]> {
  const conditions = [
    sql`c.merchant_code = ${asked.merchantCode}`,
    ...(asked.state ? [sql`${stateNow} = ${asked.state}`] : []),
    ...(asked.promotionId ? [sql`c.promotion_id = ${asked.promotionId}`] : []),
    ...(asked.memberId ? [sql`c.member_id = ${asked.memberId}`] : []),
    ...(asked.before === undefined ? [] : [sql`c.seq < ${asked.before}`]),
  ];
  const { rows } = await sql<Claim>`
    select ${columns} from ${joined} where ${sql.join(conditions, sql` and `)}
     order by c.seq desc limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Says what was decided about an application that is held. */
export async function decideClaim(
  tx: Tx,
  decided: Pick<Claim, 'id' | 'state' | 'decidedBy' | 'reason'> &
    Partial<Pick<Claim, 'amount' | 'grantId'>>,
): Promise<boolean> {
  const { id, state, decidedBy, reason, amount, grantId } = decided;
  const { numUpdatedRows } = await tx
    .updateTable('rewards_promotion_claims')
    .set({
      state,
      decided_by: decidedBy,
      reason,
      ...(amount === undefined ? {} : { amount }),
      ...(grantId === undefined ? {} : { grant_id: grantId }),
    })
    .where('id', '=', id)
    .where('state', 'in', ['APPLIED', 'REVIEWING'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function noteReason(
  tx: Tx,
  { id, decidedBy, reason }: Pick<Claim, 'id' | 'decidedBy' | 'reason'>,
): Promise<void> {
  await tx
    .updateTable('rewards_promotion_claims')
    .set({ decided_by: decidedBy, reason })
    .where('id', '=', id)
    .execute();
}
