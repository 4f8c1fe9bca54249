import { TREE_DEPTH_MAX } from '@maneki/contract/agents/team';
import type { Tx } from '#platform/database/database';
import { listLineage } from './store.ts';

/**
 * Below whom somebody registers who comes by this parent: the parent, or the nearest of those above with room below
 * them. Nobody stands deeper below the company than the tree may be.
 */
export async function findRoom(tx: Tx, parentId: string | null): Promise<string | null> {
  if (parentId === null) return null;
  return roomIn(await listLineage(tx, parentId));
}

/** The last of a line, from the top down to the wished parent, who has room for one more. */
export const roomIn = (lineage: readonly string[]): string | null =>
  lineage.slice(0, TREE_DEPTH_MAX - 1).at(-1) ?? null;
