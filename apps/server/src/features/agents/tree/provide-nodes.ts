import { listPlaces } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { type Node, placeBelow } from './node.ts';
import { insertNodes, listNodes } from './store.ts';

/** Under which whoever changes the tree takes turns: nobody may come below somebody who is just being moved. */
export const TREE_TURNS = 'agents.tree';

/**
 * The places of members, whoever is asked about first: a bet or a deposit may be told of before the registration
 * that it follows from. Trials have none.
 */
export async function provideNodes(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Node>> {
  const known = await readNodes(tx, memberIds);
  if (memberIds.every((id) => known.has(id))) return known;
  await takeTurns(tx, TREE_TURNS);
  return placeMissing(tx, memberIds);
}

async function placeMissing(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Node>> {
  const known = await readNodes(tx, memberIds);
  const missing = memberIds.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const places = await listPlaces(tx, [...new Set(missing)]);
  const parents = await placeMissing(
    tx,
    places.flatMap(({ parentId }) => parentId ?? []),
  );
  const added = places.map(({ parentId, ...place }) => ({
    ...place,
    ...placeBelow(parentId === null ? undefined : parents.get(parentId)),
    ...{ since: null, directCount: 0, teamCount: 0 },
  }));
  await insertNodes(tx, added);
  return new Map([...known, ...added.map((node) => [node.memberId, node] as const)]);
}

const readNodes = async (tx: Tx, memberIds: readonly string[]) =>
  new Map((await listNodes(tx, [...new Set(memberIds)])).map((node) => [node.memberId, node]));
