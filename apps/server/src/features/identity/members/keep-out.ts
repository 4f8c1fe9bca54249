import type { Tx } from '#platform/database/database';
import { noteChanged } from '../sessions/changed-members.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { updateExcludedUntil } from './store.ts';

/**
 * Opens to a member nothing but what pays out and tells, until a moment. Whoever is logged in elsewhere is logged
 * out; the session that asked stays, to see what it came to.
 */
export async function keepOut(
  tx: Tx,
  kept: {
    readonly memberId: string;
    readonly until: Date;
    readonly sessionId: string;
    readonly now: Date;
  },
): Promise<void> {
  const { memberId, sessionId: exceptId, now } = kept;
  await updateExcludedUntil(tx, kept);
  await endSessions(tx, { memberId, exceptId, now });
}

/** Lets a member in again, at once or from an earlier moment on. */
export async function letIn(
  tx: Tx,
  member: { readonly memberId: string; readonly until: Date | null },
): Promise<void> {
  await updateExcludedUntil(tx, member);
  noteChanged(tx, member.memberId);
}
