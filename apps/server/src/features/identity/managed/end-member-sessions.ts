import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { endSessions } from '../sessions/end-sessions.ts';
import { findManaged, type Managed } from './find-managed.ts';

type Wish = Managed & { readonly sessionId?: string | undefined; readonly now: Date };

/** Ends one session of a member, or all of them. */
export async function endMemberSessions(tx: Tx, { sessionId, now, ...managed }: Wish) {
  const found = await findManaged(tx, managed);
  if (!found.ok) return found;
  const { id: memberId } = found.value;
  const which = sessionId === undefined ? {} : { onlyId: sessionId };
  const ended = await endSessions(tx, { memberId, now, ...which });
  if (sessionId !== undefined && ended === 0)
    return refused({ code: 'identity.session_not_found', detail: {} });
  const after = { ended, ...(sessionId !== undefined && { session: sessionId }) };
  return acted({ ended }, { subject: `member ${memberId}`, before: {}, after });
}
