import { updateParent } from '#features/identity';
import { listBusinessZones } from '#features/site';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import type { Job, JobContext } from '#platform/jobs/job';
import type { TreeObstacles } from '../obstacles.ts';
import { TREE_TURNS } from '../provide-nodes.ts';
import { fitToUpline } from '../rebates.ts';
import { findNode } from '../store.ts';
import { findMoveObstacle } from './move.ts';
import * as store from './store.ts';

/** Makes the moves whose business day has begun, each by itself. What has come in their way since is told. */
export async function makeMoves(
  { database, now, signal }: Pick<JobContext, 'database' | 'now' | 'signal'>,
  obstacles: TreeObstacles,
): Promise<number> {
  let count = 0;
  for (const [merchantCode, zone] of await database.statement(listBusinessZones)) {
    const day = dayOf(now, zone);
    const due = await database.statement((tx) => store.listDueMoves(tx, { merchantCode, day }));
    for (const id of due) {
      if (signal.aborted) return count;
      await database.transact((tx) => makeMove(tx, obstacles, { id, now }));
      count += 1;
    }
  }
  return count;
}

async function makeMove(
  tx: Tx,
  obstacles: TreeObstacles,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await takeTurns(tx, TREE_TURNS);
  const move = await store.lockMove(tx, id);
  // Another worker was faster, or an operator took it back.
  if (move?.state !== 'DUE') return;
  const node = (await findNode(tx, move.memberId))!;
  const parent = (await findNode(tx, move.toId))!;
  const obstacle = findMoveObstacle({
    node,
    parent,
    deepest: await store.findDeepest(tx, node),
    hasOpenBill: await obstacles.hasOpenBill(tx, node.memberId),
  });
  if (obstacle) {
    await store.endMove(tx, { id, state: 'FAILED', now, obstacle: obstacle.code });
    return;
  }
  await fitToUpline(tx, { node, parent }, { by: move.orderedBy, now });
  const members = await store.moveSubtree(tx, { node, parent, day: move.effectiveOn });
  await updateParent(tx, { memberId: node.memberId, parentId: parent.memberId });
  await store.endMove(tx, { id, state: 'DONE', now, members });
}

export const moveJob = (obstacles: TreeObstacles): Job => ({
  name: 'agents.make-moves',
  schedule: { cron: '* * * * *', timezone: 'UTC' },
  async run(context) {
    const count = await makeMoves(context, obstacles);
    if (count > 0) context.log.info({ count }, 'members were moved below other agents');
  },
});
