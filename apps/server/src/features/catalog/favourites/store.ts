import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';

export type Favourite = { readonly memberId: string; readonly nodeId: string };

/** Makes changes of one member's favourites follow each other, so that they can be counted. */
export const lockFavourites = (tx: Tx, memberId: string): Promise<void> =>
  takeTurns(tx, `catalog favourites ${memberId}`);

/** A member's favourites, the latest first. */
export async function listNodeIds(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('catalog_favourites')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id', 'desc')
    .execute();
  return rows.map(({ node_id }) => String(node_id));
}

export async function insertFavourite(
  tx: Tx,
  { memberId, nodeId, addedAt }: Favourite & { readonly addedAt: Date },
): Promise<void> {
  await tx
    .insertInto('catalog_favourites')
    .values({ member_id: memberId, node_id: BigInt(nodeId), added_at: addedAt })
    .execute();
}

export async function deleteFavourite(tx: Tx, { memberId, nodeId }: Favourite): Promise<void> {
  await tx
    .deleteFrom('catalog_favourites')
    .where('member_id', '=', memberId)
    .where('node_id', '=', BigInt(nodeId))
    .execute();
}
