import type { Tx } from '#platform/database/database';
import { lineOn, type Node } from './node.ts';
import { provideNodes } from './provide-nodes.ts';
import { listPastPlaces } from './store.ts';

/** Who stood above members, on whatever day. Trials stand nowhere, and are not in it. */
export type Lines = {
  readonly find: (memberId: string) => Node | undefined;
  /** The uplines on a business day, from the top down to the parent. */
  readonly on: (memberId: string, day: string) => readonly string[];
};

/** Figures of a day belong to whoever stood above a member on that day, also when they come in after a move. */
export async function readLines(tx: Tx, memberIds: readonly string[]): Promise<Lines> {
  const nodes = await provideNodes(tx, memberIds);
  const moved = [...nodes.values()].filter(({ since }) => since !== null);
  const pasts = Map.groupBy(
    await listPastPlaces(
      tx,
      moved.map(({ memberId }) => memberId),
    ),
    ({ memberId }) => memberId,
  );
  return {
    find: (memberId) => nodes.get(memberId),
    on: (memberId, day) => {
      const node = nodes.get(memberId);
      return node ? lineOn(node, pasts.get(memberId) ?? [], day) : [];
    },
  };
}
