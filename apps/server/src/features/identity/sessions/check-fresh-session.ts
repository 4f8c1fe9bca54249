import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { refused } from '@maneki/kernel/outcome';
import type { Caller } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { findSession } from './store.ts';

/** For so long after a login it is the owner who sits there. */
const FRESH_MS = 15 * MINUTE_MS;

export type LoginAgainRefusal = Extract<IdentityRefusal, { code: 'identity.login_again' }>;

export const LOGIN_AGAIN = refused({ code: 'identity.login_again', detail: {} });

/**
 * Whether the caller has proven who they are a short while ago. A stolen session must not become a
 * way in that stays, so whatever adds one asks this. A session that was carried over proves nothing:
 * nobody logged in to it.
 */
export async function isFresh(
  tx: Tx,
  { caller, now }: { caller: Pick<Caller, 'sessionId'>; now: Date },
): Promise<boolean> {
  const session = await findSession(tx, caller.sessionId);
  if (!session || session.via === 'RENEWAL') return false;
  return session.openedAt.getTime() + FRESH_MS > now.getTime();
}
