import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** Below whom a member registered, and how they came. */
export type Place = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly parentId: string | null;
  readonly joinedVia: string;
  readonly joinedAt: Date;
};

/** Where some members registered; trials are nobody's. */
export async function listPlaces(tx: Tx, memberIds: readonly string[]): Promise<Place[]> {
  if (memberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('identity_members')
    .select(['id', 'merchant_code', 'parent_id', 'joined_via', 'registered_at'])
    .where('id', 'in', [...memberIds])
    .where('type', '<>', MEMBER_TYPES.trial)
    .execute();
  return rows.map((row) => ({
    memberId: row.id,
    merchantCode: row.merchant_code,
    parentId: row.parent_id,
    joinedVia: row.joined_via,
    joinedAt: row.registered_at,
  }));
}

/** What contracts have to know of whoever pays or is paid by them. */
export type Holder = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly username: string;
  readonly type: MemberType;
  readonly isDisabled: boolean;
};

export async function listHolders(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Holder>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('identity_members')
    .select(['id', 'merchant_code', 'username', 'type', 'disabled_at'])
    .where('id', '=', sql<string>`any(${[...new Set(memberIds)]}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        memberId: row.id,
        merchantCode: row.merchant_code,
        username: row.username,
        type: row.type as MemberType,
        isDisabled: row.disabled_at !== null,
      },
    ]),
  );
}
