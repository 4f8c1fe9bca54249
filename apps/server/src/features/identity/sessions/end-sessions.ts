import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { noteChanged } from './changed-members.ts';
import { type EndedSessions, markEnded } from './store.ts';

/** Ends one of the member's sessions, or all of them but one; answers how many ended. */
export async function endSessions(tx: Tx, which: EndedSessions): Promise<number> {
  const sessionIds = await markEnded(tx, which);
  const { memberId, now } = which;
  noteChanged(tx, memberId);
  if (sessionIds.length > 0)
    await recordEvent(tx, now, 'identity.sessions_ended', { memberId, sessionIds });
  return sessionIds.length;
}
