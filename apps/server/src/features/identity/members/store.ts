import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Language } from '@maneki/contract/language';
import type { Currency } from '@maneki/kernel/money';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Schema } from '#platform/database/generated/schema';
import type { Member } from './member.ts';

export async function findMember(tx: Tx, memberId: string): Promise<Member | undefined> {
  const row = await select(tx).where('id', '=', memberId).executeTakeFirst();
  return row && readMember(row);
}

/** What somebody is, and the market that they belong to, which never changes; nor does whether they play for money. */
export type MemberMarket = { readonly type: MemberType; readonly countryCode: string | null };

/** The types and markets of many members at once; who is not found is not in it. */
export async function listMemberMarkets(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, MemberMarket>> {
  const rows = await tx
    .selectFrom('identity_members')
    .select(['id', 'type', 'country_code as countryCode'])
    .where('id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, type, countryCode }) => [id, { type: type as MemberType, countryCode }]),
  );
}

/** Whether somebody has shown that the number of their phone is theirs. */
export async function isMobileVerified(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('identity_members')
    .select('mobile_verified_at')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return Boolean(row?.mobile_verified_at);
}

/** Those of some members who may not come in. */
export async function listDisabled(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('identity_members')
    .select('id')
    .where('id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('disabled_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What many members are called, of one merchant or of any; who is not found is not in it. */
export async function listUsernames(
  tx: Tx,
  memberIds: readonly string[],
  { merchantCode }: { readonly merchantCode?: string } = {},
): Promise<ReadonlyMap<string, string>> {
  let query = tx
    .selectFrom('identity_members')
    .select(['id', 'username'])
    .where('id', '=', sql<string>`any(${memberIds}::uuid[])`);
  if (merchantCode !== undefined) query = query.where('merchant_code', '=', merchantCode);
  const rows = await query.execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** What somebody said of themselves when the account was opened, or since. */
export type StatedIdentity = {
  readonly merchantCode: string;
  readonly countryCode: string | null;
  readonly payeeName: string | null;
  readonly birthday: string | null;
};

export async function findStatedIdentity(
  tx: Tx,
  memberId: string,
): Promise<StatedIdentity | undefined> {
  return tx
    .selectFrom('identity_members')
    .select(['merchant_code as merchantCode', 'country_code as countryCode'])
    .select(['payee_name as payeeName', sql<string | null>`birthday::text`.as('birthday')])
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** Papers have shown it: what was said before counts no longer. */
export async function updateBirthday(
  tx: Tx,
  known: { readonly memberId: string; readonly birthday: string; readonly now: Date },
): Promise<void> {
  await sql`
    update identity_members set birthday = ${known.birthday}, birthday_set_at = ${known.now}
     where id = ${known.memberId} and birthday is distinct from ${known.birthday}::date`.execute(
    tx,
  );
}

/** The birthdays of many members, and since when each is known; who has said none is not in it. */
export async function listBirthdays(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly birthday: string; readonly setAt: Date }>> {
  const { rows } = await sql<{ id: string; birthday: string; setAt: Date }>`
    select id, birthday::text as birthday, birthday_set_at as "setAt" from identity_members
     where id = any(${memberIds}::uuid[]) and birthday is not null and birthday_set_at is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}

/** The labels that operators have given a member. */
export async function listLabels(tx: Tx, memberId: string): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('identity_members')
    .select('labels')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.labels ?? [];
}

export async function findMemberByUsername(
  tx: Tx,
  by: { merchantCode: string; username: string },
): Promise<Member | undefined> {
  const row = await select(tx)
    .where('merchant_code', '=', by.merchantCode)
    .where('username', '=', by.username.toLowerCase())
    .executeTakeFirst();
  return row && readMember(row);
}

/** Whose name it is at a merchant. */
export async function findMemberIdByName(
  tx: Tx,
  by: { readonly merchantCode: string; readonly username: string },
): Promise<string | undefined> {
  return (await findMemberByUsername(tx, by))?.id;
}

/** Only a number that was proven finds an account: anybody may have typed it. */
export async function findMemberByVerifiedMobile(
  tx: Tx,
  by: { merchantCode: string; mobile: string },
): Promise<Member | undefined> {
  const row = await select(tx)
    .where('merchant_code', '=', by.merchantCode)
    .where('mobile', '=', by.mobile)
    .where('mobile_verified_at', 'is not', null)
    .executeTakeFirst();
  return row && readMember(row);
}

export async function findMemberByVerifiedEmail(
  tx: Tx,
  by: { merchantCode: string; email: string },
): Promise<Member | undefined> {
  const row = await select(tx)
    .where('merchant_code', '=', by.merchantCode)
    .where('email', '=', by.email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row && readMember(row);
}

/** A new account. What is not given is not known. */
export type NewMember = Pick<
  Member,
  'id' | 'merchantCode' | 'type' | 'username' | 'currency' | 'language' | 'countryCode'
> & {
  readonly registeredAt: Date;
  readonly registeredAddress: string;
  readonly registerHost: string;
  readonly registerMethod: string;
  readonly joinedVia:
    | 'LINK'
    | 'CODE'
    | 'AGENT_CREATED'
    | 'REFERRAL'
    | 'DEFAULT'
    | 'OPERATOR'
    | 'TRIAL';
} & Partial<
    Pick<
      Member,
      | 'passwordHash'
      | 'paymentPasswordHash'
      | 'nickname'
      | 'email'
      | 'emailVerifiedAt'
      | 'mobile'
      | 'mobileVerifiedAt'
      | 'birthday'
      | 'parentId'
      | 'referrerId'
      | 'mustChangePassword'
      | 'expiresAt'
    >
  > & {
    readonly payeeName?: string | null;
    /** The code by which an agent brought them. */
    readonly invitationCode?: string | null;
    readonly idNumber?: string | null;
    /** Names and numbers elsewhere, by service. */
    readonly contacts?: Readonly<Record<string, string>>;
    /** Anybody may know its password. */
    readonly isDemo?: boolean;
  };

/** False when the username, or a proven number or address, is somebody's already. */
export async function insertMember(tx: Tx, member: NewMember): Promise<boolean> {
  const inserted = await tx
    .insertInto('identity_members')
    .values({
      id: member.id,
      merchant_code: member.merchantCode,
      type: member.type,
      username: member.username,
      password_hash: member.passwordHash ?? null,
      payment_password_hash: member.paymentPasswordHash ?? null,
      nickname: member.nickname ?? null,
      payee_name: member.payeeName ?? null,
      birthday: member.birthday ?? null,
      birthday_set_at: member.birthday ? member.registeredAt : null,
      email: member.email ?? null,
      email_verified_at: member.emailVerifiedAt ?? null,
      mobile: member.mobile ?? null,
      mobile_verified_at: member.mobileVerifiedAt ?? null,
      id_number: member.idNumber ?? null,
      contacts: JSON.stringify(member.contacts ?? {}),
      currency: member.currency,
      language: member.language,
      country_code: member.countryCode,
      parent_id: member.parentId ?? null,
      joined_via: member.joinedVia,
      referrer_id: member.referrerId ?? null,
      invitation_code: member.invitationCode ?? null,
      register_host: member.registerHost,
      register_method: member.registerMethod,
      registered_at: member.registeredAt,
      registered_address: member.registeredAddress,
      must_change_password: member.mustChangePassword ?? false,
      expires_at: member.expiresAt ?? null,
      is_demo: member.isDemo ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length === 1;
}

/** Makes changes to one member's ways in follow each other until the transaction ends. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx
    .selectFrom('identity_members')
    .select('id')
    .where('id', '=', memberId)
    .forUpdate()
    .execute();
}

/** Lets nobody change the member before this transaction ends; others may log in meanwhile. */
export async function holdMember(tx: Tx, memberId: string): Promise<void> {
  await tx
    .selectFrom('identity_members')
    .select('id')
    .where('id', '=', memberId)
    .forShare()
    .execute();
}

/** Keeps a new password; who chose it needs not choose again. */
export async function updatePassword(
  tx: Tx,
  { memberId, passwordHash }: { memberId: string; passwordHash: string },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ password_hash: passwordHash, must_change_password: false })
    .where('id', '=', memberId)
    .execute();
}

export async function updateExcludedUntil(
  tx: Tx,
  { memberId, until }: { memberId: string; until: Date | null },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ excluded_until: until })
    .where('id', '=', memberId)
    .execute();
}

const select = (tx: Tx) =>
  tx
    .selectFrom('identity_members')
    .selectAll()
    .select((expression) => expression.cast<string | null>('birthday', 'text').as('birthday_text'));

type Row = Selectable<Schema['identity_members']> & { birthday_text: string | null };

function readMember(row: Row): Member {
  return {
    id: row.id,
    merchantCode: row.merchant_code,
    type: row.type as MemberType,
    username: row.username,
    passwordHash: row.password_hash,
    paymentPasswordHash: row.payment_password_hash,
    paymentPasswordResetAt: row.payment_password_reset_at,
    nickname: row.nickname,
    headIcon: row.head_icon,
    email: row.email,
    emailVerifiedAt: row.email_verified_at,
    mobile: row.mobile,
    mobileVerifiedAt: row.mobile_verified_at,
    birthday: row.birthday_text,
    currency: row.currency as Currency,
    language: row.language as Language,
    countryCode: row.country_code,
    clubLabel:
      row.club_label === null ? null : { name: row.club_label, type: row.club_label_type ?? '' },
    labels: row.labels,
    parentId: row.parent_id,
    referrerId: row.referrer_id,
    mustChangePassword: row.must_change_password,
    registeredAt: row.registered_at,
    disabledAt: row.disabled_at,
    expiresAt: row.expires_at,
    excludedUntil: row.excluded_until,
  };
}
