import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Place } from './cursor.ts';

/** What only operators look at of a member. */
export async function findRegistration(tx: Tx, memberId: string) {
  return tx
    .selectFrom('identity_members as m')
    .leftJoin('identity_members as parent', 'parent.id', 'm.parent_id')
    .leftJoin('identity_members as referrer', 'referrer.id', 'm.referrer_id')
    .select(['m.registered_address', 'm.register_host', 'm.joined_via', 'm.is_demo'])
    .select(['m.disabled_by', 'm.disabled_reason', 'm.payee_name', 'm.contacts'])
    .select(['parent.username as parent_name', 'referrer.username as referrer_name'])
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Where a member registered from; null where that was not kept. */
export async function findRegisteredAddress(tx: Tx, memberId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('identity_members')
    .select('registered_address')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.registered_address || null;
}

/** Until when the member's own tries at the payment password wait. */
export async function findPaymentLock(tx: Tx, memberId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('identity_payment_guesses')
    .select('locked_until')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

export type DeviceRow = {
  readonly mark: string;
  readonly seenAt: Date;
  /** How many other members of the merchant were logged in on it. */
  readonly others: number;
};

/** The devices that a member has logged in on, the latest first. */
export async function listDevices(
  tx: Tx,
  { memberId, merchantCode, limit }: { memberId: string; merchantCode: string; limit: number },
): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select d.device_hash as mark, d.seen_at as "seenAt",
           (select count(*)::int from identity_devices as o
              join identity_members as m on m.id = o.member_id
             where o.device_hash = d.device_hash and o.member_id <> d.member_id
               and m.merchant_code = ${merchantCode}) as others
      from identity_devices as d
     where d.member_id = ${memberId}
     order by d.seen_at desc
     limit ${limit}`.execute(tx);
  return rows;
}

export type SessionRow = Place & Selectable<Schema['identity_sessions']>;

/** The sessions of a member, those that are over among them, the latest first. */
export async function listSessions(
  tx: Tx,
  memberId: string,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<SessionRow[]> {
  const older = after
    ? sql` and (opened_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<SessionRow>`
    select *, opened_at as at from identity_sessions
     where member_id = ${memberId}${older}
     order by opened_at desc, id desc
     limit ${limit}`.execute(tx);
  return rows;
}

type Block = { readonly at: Date; readonly by: string; readonly reason: string };

/** Closes an account to its member, or opens it again. */
export async function updateBlock(
  tx: Tx,
  { memberId, block }: { readonly memberId: string; readonly block: Block | null },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({
      disabled_at: block?.at ?? null,
      disabled_by: block?.by ?? null,
      disabled_reason: block?.reason ?? null,
    })
    .where('id', '=', memberId)
    .execute();
}

/** What of a member's row is taken away by a reset. */
export type Cleared = {
  readonly password_hash?: null;
  readonly must_change_password?: false;
  readonly payment_password_hash?: null;
  readonly mobile?: null;
  readonly mobile_verified_at?: null;
  readonly email?: null;
  readonly email_verified_at?: null;
};

export async function clearFactors(tx: Tx, memberId: string, cleared: Cleared): Promise<void> {
  await tx.updateTable('identity_members').set(cleared).where('id', '=', memberId).execute();
}

export async function deletePasskeys(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('identity_passkeys').where('member_id', '=', memberId).execute();
}

export async function deleteSocialAccounts(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('identity_social_accounts').where('member_id', '=', memberId).execute();
}
