import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { hashSecret, makeToken } from '#platform/secrets/secrets';
import { isOpen } from '../members/member.ts';
import { findMember, holdMember } from '../members/store.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { isLive, RENEWAL_MS } from './session.ts';
import * as store from './store.ts';

/** A token that may stand in an address, because it counts once and for a minute. */
export async function createRenewal(
  tx: Tx,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<{ token: string; expiresAt: string }> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + RENEWAL_MS);
  await store.insertRenewal(tx, { tokenHash: hashSecret(token), sessionId, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

type RenewRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.token_spent' | 'identity.user_disabled' }
>;

/**
 * Exchanges such a token for a session of its own, as long as the one it came from stands, and with
 * the same end: a session that could renew itself would last for ever.
 */
export async function renewSession(
  tx: Tx,
  { call, token }: { call: Call; token: string },
): Promise<Outcome<OpenedSession, RenewRefusal>> {
  const { now, merchantCode } = call;
  const sessionId = await store.takeRenewal(tx, { tokenHash: hashSecret(token), now });
  const found = sessionId && (await store.findSession(tx, sessionId));
  if (!found) return refused({ code: 'identity.token_spent', detail: {} });
  await holdMember(tx, found.memberId);
  // Whoever just changed the password has ended it.
  const session = await store.findSession(tx, found.id);
  if (!session || session.merchantCode !== merchantCode || !isLive(session, now))
    return refused({ code: 'identity.token_spent', detail: {} });
  const member = await findMember(tx, session.memberId);
  if (!member || !isOpen(member, now))
    return refused({ code: 'identity.user_disabled', detail: {} });
  return done(await openSession(tx, { call, member, via: 'RENEWAL', until: session.endsAt }));
}
