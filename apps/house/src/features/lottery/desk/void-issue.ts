import type { DeskAnswer, DeskWish } from '@maneki/contract/house/desk';
import { lockIssue, moveIssues } from '#features/draws';
import { isBeingSettled } from '#features/rounds';
import { raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { LOTTERIES } from '../run/lease.ts';

/**
 * Has every stake of an issue given back, unless somebody has begun to settle it. Whoever runs the lotteries does so
 * within a second, as with any void. Asked twice, it is the same.
 */
export async function voidIssue(
  { database, clock }: HouseServices,
  { gameId, no, reason }: DeskWish<'voidIssue'>,
): Promise<DeskAnswer<'voidIssue'>['outcome']> {
  return database.transact(async (tx) => {
    const issue = await lockIssue(tx, { gameId, no });
    if (!issue) return 'UNKNOWN';
    if (issue.status === 'VOID') return 'VOIDED';
    if (issue.status === 'SETTLED' || (await isBeingSettled(tx, { gameId, no }))) return 'SETTLED';
    const now = clock.now();
    const move = { gameId, no, status: 'VOID', dueAt: now, reason } as const;
    await moveIssues(tx, [move], { now, version: await raiseVersion(tx, LOTTERIES) });
    return 'VOIDED';
  });
}
