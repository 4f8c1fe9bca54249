/** The SQL of who invited whom. Each function takes the transaction that it runs in first, as `tx`. */
import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

export type ReferralCode = {
  readonly merchantCode: string;
  readonly code: string;
  readonly memberId: string;
  readonly now: Date;
};

export async function findCode(tx: Tx, memberId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identity_referral_codes')
    .select('code')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.code;
}

/** Does nothing where the member has a code, or the code a member. */
export async function insertCode(tx: Tx, drawn: ReferralCode): Promise<void> {
  await tx
    .insertInto('identity_referral_codes')
    .values({
      merchant_code: drawn.merchantCode,
      code: drawn.code,
      member_id: drawn.memberId,
      created_at: drawn.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findOwnerOfCode(
  tx: Tx,
  { merchantCode, code }: { readonly merchantCode: string; readonly code: string },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identity_referral_codes')
    .select('member_id')
    .where('merchant_code', '=', merchantCode)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.member_id;
}

/** Somebody whom a player invited. */
export type Referred = {
  readonly memberId: string;
  readonly referrerId: string;
  readonly merchantCode: string;
  readonly registeredAt: Date;
};

/**
 * Who of these was invited by a player. Agents invite for their line instead: whoever stands right below the one who
 * named them is that line's, and nobody's friend.
 */
export async function listReferred(tx: Tx, memberIds: readonly string[]): Promise<Referred[]> {
  const { rows } = await sql<Referred>`
    select friend.id as "memberId", friend.referrer_id as "referrerId",
           friend.merchant_code as "merchantCode", friend.registered_at as "registeredAt"
      from identity_members as friend
      join identity_members as referrer on referrer.id = friend.referrer_id
     where friend.id = any(${memberIds}::uuid[]) and friend.type in (0, 1, 2)
       and referrer.type = ${MEMBER_TYPES.player}
       and friend.parent_id is distinct from friend.referrer_id`.execute(tx);
  return rows;
}

/** What counts of members who invite and are invited. */
export type FriendFacts = {
  readonly username: string;
  readonly type: MemberType;
  readonly mobileVerifiedAt: Date | null;
  readonly isDisabled: boolean;
  /** Anybody may enter it: what it shares with others says nothing. */
  readonly isDemo: boolean;
};

export async function listFriendFacts(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, FriendFacts>> {
  const { rows } = await sql<FriendFacts & { id: string }>`
    select id, username, type, mobile_verified_at as "mobileVerifiedAt",
           disabled_at is not null as "isDisabled", is_demo as "isDemo"
      from identity_members where id = any(${memberIds}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
