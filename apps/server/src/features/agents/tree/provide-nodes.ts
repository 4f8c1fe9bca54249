import { listPlaces } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { type Node, placeBelow } from './node.ts';
import { insertNodes, listNodes } from './store.ts';

/**
 * The places of members, whoever is asked about first: a bet or a deposit may be told of before the registration
 * that it follows from. Trials have none.
 */
export async function provideNodes(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Node>> {
  const known = new Map(
    (await listNodes(tx, [...new Set(memberIds)])).map((node) => [node.memberId, node]),
  );
  const missing = memberIds.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const places = await listPlaces(tx, [...new Set(missing)]);
  const parents = await provideNodes(
    tx,
    places.flatMap(({ parentId }) => parentId ?? []),
  );
  const added = places.map(({ parentId, ...place }) => ({
    ...place,
    ...placeBelow(parentId === null ? undefined : parents.get(parentId)),
  }));
  await insertNodes(tx, added);
  return new Map([...known, ...added.map((node) => [node.memberId, node] as const)]);
}
