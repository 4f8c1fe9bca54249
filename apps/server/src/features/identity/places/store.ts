import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database';

/** Below whom a member stands, and how they came. */
export type Place = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly username: string;
  readonly type: MemberType;
  readonly parentId: string | null;
  readonly joinedVia: string;
  readonly joinedAt: Date;
};

/** Where some members stand; trials are nobody's. */
export async function listPlaces(tx: Tx, memberIds: readonly string[]): Promise<Place[]> {
  if (memberIds.length === 0) return [];
  const rows = await tx
    .selectFrom('identity_members')
    .select(['id', 'merchant_code', 'username', 'type', 'parent_id', 'joined_via'])
    .select('registered_at')
    .where('id', 'in', [...memberIds])
    .where('type', '<>', MEMBER_TYPES.trial)
    .execute();
  return rows.map((row) => ({
    memberId: row.id,
    merchantCode: row.merchant_code,
    username: row.username,
    type: row.type as MemberType,
    parentId: row.parent_id,
    joinedVia: row.joined_via,
    joinedAt: row.registered_at,
  }));
}

/** The part of a statement that answers where everybody stands, for features that keep it in a form of their own. */
export const everyPlace = (): RawBuilder<unknown> => sql`
  select id as member_id, merchant_code, username, type, parent_id
    from identity_members where type <> ${MEMBER_TYPES.trial}`;

/** Puts a member below another parent. Whoever keeps the tree says when. */
export async function updateParent(
  tx: Tx,
  { memberId, parentId }: { readonly memberId: string; readonly parentId: string },
): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ parent_id: parentId })
    .where('id', '=', memberId)
    .execute();
}

/** Makes another kind of account of a member's; false where it is of another kind by now. */
export async function updateType(
  tx: Tx,
  change: { readonly memberId: string; readonly from: MemberType; readonly to: MemberType },
): Promise<boolean> {
  const rows = await tx
    .updateTable('identity_members')
    .set({ type: change.to })
    .where('id', '=', change.memberId)
    .where('type', '=', change.from)
    .returning('id')
    .execute();
  return rows.length === 1;
}

/** Somebody and everybody above them, from the top down. */
export async function listLineage(tx: Tx, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive lineage as (
      select id, parent_id, 0 as up from identity_members where id = ${memberId}
      union all
      select m.id, m.parent_id, lineage.up + 1
        from identity_members as m join lineage on m.id = lineage.parent_id
    )
    select id from lineage order by up desc`.execute(tx);
  return rows.map(({ id }) => id);
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
