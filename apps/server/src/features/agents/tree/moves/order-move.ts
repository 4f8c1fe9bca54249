import { DAY_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { drawId } from '#platform/secrets/secrets';
import { findManagedNode, type UnknownRefusal } from '../find-managed-node.ts';
import type { TreeObstacles } from '../obstacles.ts';
import { TREE_TURNS } from '../provide-nodes.ts';
import { findNodeByName } from '../store.ts';
import { findMoveObstacle, type Move, type MoveRefusal } from './move.ts';
import * as store from './store.ts';

type Wish = {
  readonly merchantCode: string;
  readonly timezone: string;
  readonly memberId: string;
  /** The name of the agent to stand below. */
  readonly parent: string;
  readonly reason: string;
  readonly by: string;
  readonly now: Date;
};

type Waits = { readonly code: 'agents.move_waits'; readonly detail: Record<never, never> };

/** Orders a move, which is made when the next business day begins. */
export async function orderMove(
  tx: Tx,
  obstacles: TreeObstacles,
  wish: Wish,
): Promise<Outcome<Move, UnknownRefusal | MoveRefusal | Waits>> {
  const { merchantCode, now } = wish;
  await takeTurns(tx, TREE_TURNS);
  const found = await findManagedNode(tx, wish);
  if (!found.ok) return found;
  const node = found.value;
  const parent = await findNodeByName(tx, { merchantCode, username: wish.parent });
  const obstacle = findMoveObstacle({
    node,
    parent,
    deepest: await store.findDeepest(tx, node),
    hasOpenBill: await obstacles.hasOpenBill(tx, node.memberId),
  });
  if (obstacle) return refused(obstacle);
  if (await store.findDueMove(tx, node.memberId))
    return refused({ code: 'agents.move_waits', detail: {} });
  const move: Move = {
    id: drawId(now),
    merchantCode,
    memberId: node.memberId,
    fromId: node.parentId,
    toId: parent!.memberId,
    members: node.teamCount + 1,
    state: 'DUE',
    effectiveOn: dayAfter(dayOf(now, wish.timezone)),
    reason: wish.reason,
    orderedBy: wish.by,
    orderedAt: now,
    endedAt: null,
    obstacle: null,
  };
  await store.insertMove(tx, move);
  return done(move);
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

type MoveRefused = {
  readonly code: 'agents.move_unknown' | 'agents.move_over';
  readonly detail: Record<never, never>;
};

/** Takes a move back before it is made. */
export async function cancelMove(
  tx: Tx,
  {
    id,
    merchantCode,
    now,
  }: { readonly id: string; readonly merchantCode: string; readonly now: Date },
): Promise<Outcome<Move, MoveRefused>> {
  const move = await store.lockMove(tx, id);
  if (move?.merchantCode !== merchantCode)
    return refused({ code: 'agents.move_unknown', detail: {} });
  if (move.state !== 'DUE') return refused({ code: 'agents.move_over', detail: {} });
  await store.endMove(tx, { id, state: 'CANCELLED', now });
  return done(move);
}
