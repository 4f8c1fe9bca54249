import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
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
