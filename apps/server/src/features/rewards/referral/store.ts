/** The SQL of friends who were invited. Each function takes the transaction that it runs in first, as `tx`. */
import type { ReferralState } from '@maneki/contract/rewards/referral';
import type { RewardKind } from '@maneki/contract/rewards/reward';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** How far a friend is whom somebody invited. Days are business days. */
export type Referral = {
  readonly friendId: string;
  readonly merchantCode: string;
  readonly referrerId: string;
  readonly joinedAt: Date;
  readonly lastDay: string;
  /** The wallet that the friend has paid into; null before the first deposit. */
  readonly currency: string | null;
  readonly deposits: bigint;
  readonly state: ReferralState;
  readonly qualifiedAt: Date | null;
};

const columns = sql`
  friend_id as "friendId", merchant_code as "merchantCode", referrer_id as "referrerId",
  joined_at as "joinedAt", to_char(last_day, 'YYYY-MM-DD') as "lastDay", currency, deposits, state,
  qualified_at as "qualifiedAt"`;

export type NewReferral = Pick<
  Referral,
  'friendId' | 'merchantCode' | 'referrerId' | 'joinedAt' | 'lastDay'
>;

/** Keeps friends who are new; who is known stays as they are. */
export async function insertReferrals(tx: Tx, referrals: readonly NewReferral[]): Promise<void> {
  if (referrals.length === 0) return;
  await tx
    .insertInto('rewards_referrals')
    .values(
      referrals.map((referral) => ({
        friend_id: referral.friendId,
        merchant_code: referral.merchantCode,
        referrer_id: referral.referrerId,
        joined_at: referral.joinedAt,
        last_day: referral.lastDay,
      })),
    )
    .onConflict((conflict) => conflict.column('friend_id').doNothing())
    .execute();
}

/** What was paid in on a business day. */
export type PaidIn = {
  readonly memberId: string;
  readonly currency: string;
  readonly day: string;
  readonly amount: bigint;
};

/** Adds what friends have paid in in time, by one statement for all of them. */
export async function addDeposits(tx: Tx, paid: readonly PaidIn[]): Promise<void> {
  const rows = paid.map((one) => ({ ...one, amount: String(one.amount) }));
  await sql`
    update rewards_referrals as r
       set deposits = case when r.currency = added.currency then r.deposits else 0 end + added.amount,
           currency = added.currency
      from (select friend_id, paid.currency, sum(amount)::bigint as amount
              from json_to_recordset(${JSON.stringify(rows)}::json)
                   as paid("memberId" uuid, currency text, day date, amount bigint)
              join rewards_referrals on friend_id = paid."memberId" and paid.day <= last_day
             group by friend_id, paid.currency) as added
     where r.friend_id = added.friend_id and r.state = 'OPEN'`.execute(tx);
}

/** The next friends of a merchant who have paid something in and are not done. */
export async function listOpen(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<Referral[]> {
  const { rows } = await sql<Referral>`
    select ${columns} from rewards_referrals
     where merchant_code = ${asked.merchantCode} and state = 'OPEN' and currency is not null
       and (${asked.after}::uuid is null or friend_id > ${asked.after}::uuid)
     order by friend_id limit ${asked.limit}`.execute(tx);
  return rows;
}

/** A friend has done it all; false where that is known. */
export async function qualify(
  tx: Tx,
  done: {
    readonly friendId: string;
    readonly referrerCurrency: string;
    readonly from: string;
    readonly until: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update rewards_referrals
       set state = 'QUALIFIED', qualified_at = ${done.now}, commission_from = ${done.from}::date,
           commission_until = ${done.until}::date, referrer_currency = ${done.referrerCurrency}
     where friend_id = ${done.friendId} and state = 'OPEN'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Ends the time of friends whose last day was before a day. */
export async function expireBefore(
  tx: Tx,
  { merchantCode, day }: { readonly merchantCode: string; readonly day: string },
): Promise<void> {
  await sql`
    update rewards_referrals set state = 'EXPIRED'
     where merchant_code = ${merchantCode} and state = 'OPEN' and last_day < ${day}::date`.execute(
    tx,
  );
}

/** How many friends somebody has, and how many of them have done it all. */
export async function countFriends(
  tx: Tx,
  { referrerId, today }: { readonly referrerId: string; readonly today: string },
): Promise<{ readonly invited: number; readonly qualified: number; readonly pending: number }> {
  const { rows } = await sql<Record<'invited' | 'qualified' | 'pending', number>>`
    select count(*)::int as invited,
           (count(*) filter (where state = 'QUALIFIED'))::int as qualified,
           (count(*) filter (where state = 'OPEN' and last_day >= ${today}::date))::int as pending
      from rewards_referrals where referrer_id = ${referrerId}`.execute(tx);
  return rows[0]!;
}

/** Somebody's friends, the latest first, after one that was shown last. */
export async function listFriends(
  tx: Tx,
  asked: {
    readonly referrerId: string;
    readonly after: string | null;
    readonly limit: number;
  },
): Promise<Referral[]> {
  const { rows } = await sql<Referral>`
    select ${columns} from rewards_referrals
     where referrer_id = ${asked.referrerId}
       and (${asked.after}::uuid is null or (joined_at, friend_id) <
            (select joined_at, friend_id from rewards_referrals
              where friend_id = ${asked.after}::uuid and referrer_id = ${asked.referrerId}))
     order by joined_at desc, friend_id desc limit ${asked.limit}`.execute(tx);
  return rows;
}

/** Friends of a merchant's members, those who joined last on top, after one that was shown last. */
export async function searchReferrals(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly state?: ReferralState | undefined;
    readonly referrerId?: string | undefined;
    readonly friendId?: string | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<Referral[]> {
  const conditions = [
    sql`merchant_code = ${asked.merchantCode}`,
    ...(asked.state ? [sql`state = ${asked.state}`] : []),
    ...(asked.referrerId ? [sql`referrer_id = ${asked.referrerId}`] : []),
    ...(asked.friendId ? [sql`friend_id = ${asked.friendId}`] : []),
    ...(asked.after
      ? [
          sql`(joined_at, friend_id) < (select joined_at, friend_id from rewards_referrals
                where friend_id = ${asked.after} and merchant_code = ${asked.merchantCode})`,
        ]
      : []),
  ];
  const { rows } = await sql<Referral>`
    select ${columns} from rewards_referrals where ${sql.join(conditions, sql` and `)}
     order by joined_at desc, friend_id desc limit ${asked.limit}`.execute(tx);
  return rows;
}

/** What rewards of some kinds have brought somebody, and what of them waits. */
export async function sumGrants(
  tx: Tx,
  asked: {
    readonly memberId: string;
    readonly currency: string;
    readonly kinds: readonly RewardKind[];
    readonly now: Date;
  },
): Promise<{ readonly earned: bigint; readonly waiting: bigint }> {
  const { rows } = await sql<{ earned: string; waiting: string }>`
    select coalesce(sum(amount) filter (where state = 'CLAIMED'), 0)::text as earned,
           coalesce(sum(amount) filter (where state = 'CLAIMABLE' and expires_at > ${asked.now}), 0)::text
             as waiting
      from rewards_grants
     where member_id = ${asked.memberId} and currency = ${asked.currency}
       and kind = any(${asked.kinds}::text[])`.execute(tx);
  return { earned: BigInt(rows[0]!.earned), waiting: BigInt(rows[0]!.waiting) };
}

/** Whose play counts for whom on a day. */
export type Paying = {
  readonly referrerId: string;
  readonly friendId: string;
  readonly currency: string;
};

/** The friends whose play counts on a day for the next people who have any. */
export async function listPaying(
  tx: Tx,
  asked: {
    readonly merchantCode: string;
    readonly day: string;
    readonly after: string | null;
    readonly referrers: number;
  },
): Promise<Paying[]> {
  const { rows } = await sql<Paying>`
    select referrer_id as "referrerId", friend_id as "friendId", referrer_currency as currency
      from rewards_referrals
     where merchant_code = ${asked.merchantCode} and state = 'QUALIFIED'
       and ${asked.day}::date >= commission_from and ${asked.day}::date < commission_until
       and referrer_id in (
         select distinct referrer_id from rewards_referrals
          where merchant_code = ${asked.merchantCode} and state = 'QUALIFIED'
            and ${asked.day}::date >= commission_from and ${asked.day}::date < commission_until
            and (${asked.after}::uuid is null or referrer_id > ${asked.after}::uuid)
          order by referrer_id limit ${asked.referrers})
     order by referrer_id, friend_id`.execute(tx);
  return rows;
}

/** The friends whose play counts on a day for these people. */
export async function listPayingFor(
  tx: Tx,
  { referrerIds, day }: { readonly referrerIds: readonly string[]; readonly day: string },
): Promise<Paying[]> {
  const { rows } = await sql<Paying>`
    select referrer_id as "referrerId", friend_id as "friendId", referrer_currency as currency
      from rewards_referrals
     where referrer_id = any(${referrerIds}::uuid[]) and state = 'QUALIFIED'
       and ${day}::date >= commission_from and ${day}::date < commission_until`.execute(tx);
  return rows;
}
