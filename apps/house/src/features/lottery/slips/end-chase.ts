import {
  type Chase,
  type ChaseStatus,
  holdIssues,
  holdTaking,
  type Issue,
  lockChases,
  moveChase,
} from '#features/draws';
import { type Driven, driveRound, type Round, undoNamed, voidUnasked } from '#features/rounds';
import type { Tx } from '#platform/database';
import { inTurn } from '#platform/in-turn';
import type { HouseServices } from '#platform/services';

const LEASE_MS = 15_000;

/**
 * Ends a chase and gives its stakes back: all of them, or those of issues that may still be given back, and then only
 * where there is one. Its issues are held first, as whoever settles them does.
 */
export async function endChase(
  services: HouseServices,
  chase: Chase,
  {
    from,
    to,
    reason,
    unasked = [],
    mayGiveBack,
    signal,
  }: {
    readonly from: ChaseStatus;
    readonly to: ChaseStatus;
    readonly reason: string;
    /** Stakes that nobody has asked the platform for, and nobody will. */
    readonly unasked?: readonly Round[];
    mayGiveBack?(issue: Issue): boolean;
    readonly signal?: AbortSignal;
  },
): Promise<readonly Driven[] | undefined> {
  const { database, clock } = services;
  const { gameId, playerId } = chase;
  const end = async (tx: Tx) => {
    const nos = chase.issues.map(({ no }) => no);
    // What is closed is not given back by its owner, and whoever draws it must not wait for them.
    const issues = mayGiveBack
      ? await holdTaking(tx, { gameId, nos, askedAt: clock.now() })
      : await holdIssues(tx, { gameId, nos });
    const now = clock.now();
    await voidUnasked(tx, unasked, { reason, now });
    const [held] = await lockChases(tx, [chase]);
    if (held?.status !== from) return undefined;
    const free = new Set(
      issues.filter((issue) => mayGiveBack?.(issue) ?? true).map(({ no }) => no),
    );
    const names = chase.issues
      .filter(({ no }) => free.has(no))
      .map(({ roundId }) => ({ playerId, id: roundId }));
    const due = { now, nextTryAt: new Date(now.getTime() + LEASE_MS) };
    const undone = await undoNamed(tx, { names, reason, due });
    if (mayGiveBack && undone.length === 0) return undefined;
    await moveChase(tx, chase, { from: [from], to });
    return undone;
  };
  // Its player may be placing another slip, which holds what is taken off here.
  const undone = await inTurn(playerId, () => database.transact(end));
  if (!undone) return undefined;
  return Promise.all(
    undone.map((round) => driveRound(services, round, { isFresh: false, signal })),
  );
}
