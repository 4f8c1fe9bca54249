import {
  type Chase,
  type ChaseStatus,
  holdIssues,
  holdTaking,
  type Issue,
  lockChases,
  moveChase,
} from '#features/draws';
import { type Driven, driveRound, undoNamed } from '#features/rounds';
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
    mayGiveBack,
    signal,
  }: {
    readonly from: ChaseStatus;
    readonly to: ChaseStatus;
    readonly reason: string;
    mayGiveBack?(issue: Issue): boolean;
    readonly signal?: AbortSignal;
  },
): Promise<readonly Driven[] | undefined> {
  const { database, clock } = services;
  const { gameId, playerId } = chase;
  const undone = await database.transact(async (tx) => {
    const nos = chase.issues.map(({ no }) => no);
    // What is closed is not given back by its owner, and whoever draws it must not wait for them.
    const issues = mayGiveBack
      ? await holdTaking(tx, { gameId, nos, askedAt: clock.now() })
      : await holdIssues(tx, { gameId, nos });
    const [held] = await lockChases(tx, [chase]);
    if (held?.status !== from) return undefined;
    const free = new Set(
      issues.filter((issue) => mayGiveBack?.(issue) ?? true).map(({ no }) => no),
    );
    const names = chase.issues
      .filter(({ no }) => free.has(no))
      .map(({ roundId }) => ({ playerId, id: roundId }));
    const nextTryAt = new Date(clock.now().getTime() + LEASE_MS);
    const undone = await undoNamed(tx, { names, reason, nextTryAt });
    if (mayGiveBack && undone.length === 0) return undefined;
    await moveChase(tx, chase, { from: [from], to });
    return undone;
  });
  if (!undone) return undefined;
  return Promise.all(
    undone.map((round) => driveRound(services, round, { isFresh: false, signal })),
  );
}
