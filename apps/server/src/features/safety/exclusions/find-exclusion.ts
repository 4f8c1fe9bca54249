import type { Tx } from '#platform/database/database';
import type { Exclusion } from './exclusion.ts';
import { listActive } from './store.ts';

/**
 * What keeps a member away at this moment; undefined where nothing does. Whoever would give them something to play
 * with, or write to them about playing, asks here first.
 */
export async function findExclusion(
  tx: Tx,
  asked: { readonly memberId: string; readonly now: Date },
): Promise<Exclusion | undefined> {
  const [longest] = await listActive(tx, asked);
  return longest;
}
