import { type IssueName, lockIssue, moveIssues } from '#features/draws';
import { isBeingSettled } from '#features/rounds';
import { raiseVersion } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { LOTTERIES } from '../run/lease.ts';

export type VoidOutcome = 'VOIDED' | 'SETTLED' | 'UNKNOWN';

/** Has every stake of an issue given back that nobody has begun to settle. Asked twice, it is the same. */
export async function voidIssue(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  { reason, ...name }: IssueName & { readonly reason: string },
): Promise<VoidOutcome> {
  return database.transact(async (tx) => {
    const issue = await lockIssue(tx, name);
    if (!issue) return 'UNKNOWN';
    if (issue.status === 'VOID') return 'VOIDED';
    if (issue.status === 'SETTLED' || (await isBeingSettled(tx, name))) return 'SETTLED';
    const now = clock.now();
    const version = await raiseVersion(tx, LOTTERIES);
    await moveIssues(tx, [{ ...name, status: 'VOID', dueAt: now, reason }], { now, version });
    return 'VOIDED';
  });
}
