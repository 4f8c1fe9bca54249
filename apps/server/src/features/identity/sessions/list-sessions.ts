import type { SessionEntry } from '@maneki/contract/identity/account-schemas';
import type { Caller } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { isLive } from './session.ts';
import { listOpenSessions } from './store.ts';

/** Where the caller is logged in, the session that asks first. */
export async function listSessions(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
): Promise<SessionEntry[]> {
  const sessions = await listOpenSessions(tx, { memberId: caller.memberId, now });
  return sessions
    .filter((session) => isLive(session, now))
    .map((session) => ({
      id: session.id,
      isCurrent: session.id === caller.sessionId,
      device: session.device,
      address: session.address,
      countryCode: session.countryCode,
      via: session.via,
      openedAt: session.openedAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
    }))
    .sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent));
}
