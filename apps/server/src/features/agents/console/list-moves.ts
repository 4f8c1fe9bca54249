import type { MoveState } from '@maneki/contract/agents/team';
import type { AgentMove } from '@maneki/contract/agents/team-console-schemas';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { OperatorCall } from '#platform/calls/call';
import type { Database, Tx } from '#platform/database/database';
import {
  CURSOR_INVALID,
  type CursorRefusal,
  readMemberCursor,
  writeMemberCursor,
} from '../team/cursors.ts';
import { describeLine } from '../team/describe-line.ts';
import type { Move } from '../tree/moves/move.ts';
import * as store from '../tree/moves/store.ts';
import { provideNodes } from '../tree/provide-nodes.ts';

type Wish = {
  readonly state?: MoveState | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** What was ordered, the newest first. */
export async function listMoves(
  database: Database,
  { merchantCode }: Pick<OperatorCall, 'merchantCode'>,
  { state, cursor, size }: Wish,
): Promise<Outcome<{ rows: AgentMove[]; next: string | null }, CursorRefusal>> {
  const before = cursor === undefined ? undefined : readMemberCursor(cursor);
  if (cursor !== undefined && before === undefined) return refused(CURSOR_INVALID);
  return database.transact(async (tx) => {
    const found = await store.listMoves(tx, { merchantCode, state, before, limit: size + 1 });
    const shown = found.slice(0, size);
    const rows = await describeMoves(tx, shown);
    return done({ rows, next: found.length > size ? writeMemberCursor(shown.at(-1)!.id) : null });
  });
}

export async function describeMoves(tx: Tx, moves: readonly Move[]): Promise<AgentMove[]> {
  const nodes = await provideNodes(
    tx,
    moves.flatMap(({ memberId, fromId, toId }) => [memberId, toId, ...(fromId ? [fromId] : [])]),
  );
  const named = (memberId: string) => describeLine([memberId], nodes)[0]!;
  return moves.map((move) => ({
    id: move.id,
    member: named(move.memberId),
    from: move.fromId === null ? null : named(move.fromId),
    to: named(move.toId),
    members: move.members,
    state: move.state,
    effectiveOn: move.effectiveOn,
    orderedAt: move.orderedAt.toISOString(),
    orderedBy: move.orderedBy,
    endedAt: move.endedAt?.toISOString() ?? null,
    obstacle: move.obstacle,
    reason: move.reason,
  }));
}
