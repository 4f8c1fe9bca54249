import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call, MemberCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { hashSecret, makeToken } from '#platform/secrets/secrets';
import { isOpen } from '../members/member.ts';
import { findMember, holdMember } from '../members/store.ts';
import { deviceOf } from './known-device.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { isLive, RENEWAL_MS } from './session.ts';
import * as store from './store.ts';

/** A token that may stand in an address, because it counts once, for a minute, and elsewhere only if asked about. */
export async function createRenewal(
  tx: Tx,
  call: MemberCall,
): Promise<{ token: string; expiresAt: string }> {
  const token = makeToken();
  const expiresAt = new Date(call.now.getTime() + RENEWAL_MS);
  const { sessionId } = call.caller;
  const deviceHash = deviceOf(call).hash;
  await store.insertRenewal(tx, { tokenHash: hashSecret(token), sessionId, deviceHash, expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

type RenewRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.token_spent' | 'identity.token_unconfirmed' | 'identity.user_disabled' }
>;

const SPENT = refused({ code: 'identity.token_spent', detail: {} });

/**
 * Exchanges such a token for a session of its own, as long as the one it came from stands, and with
 * the same end: a session that could renew itself would last for ever. Anybody can send a link, so a
 * visitor whom it would make somebody else is told who that is, and the token waits for the answer.
 */
export async function renewSession(
  tx: Tx,
  { call, token, isConfirmed }: { call: Call; token: string; isConfirmed: boolean },
): Promise<Outcome<OpenedSession, RenewRefusal>> {
  const { now, merchantCode } = call;
  const tokenHash = hashSecret(token);
  const renewal = await store.holdRenewal(tx, { tokenHash, now });
  const found = renewal && (await store.findSession(tx, renewal.sessionId));
  if (!found) return SPENT;
  await holdMember(tx, found.memberId);
  // Whoever just changed the password has ended it.
  const session = await store.findSession(tx, found.id);
  if (!session || session.merchantCode !== merchantCode || !isLive(session, now)) return SPENT;
  const member = await findMember(tx, session.memberId);
  if (!member || !isOpen(member, now))
    return refused({ code: 'identity.user_disabled', detail: {} });
  const isOwn = renewal.deviceHash === deviceOf(call).hash;
  if (!isConfirmed && (!isOwn || (await isSomebodyElse(tx, call, member.id))))
    return refused({ code: 'identity.token_unconfirmed', detail: { userName: member.username } });
  await store.deleteRenewal(tx, tokenHash);
  return done(await openSession(tx, { call, member, via: 'RENEWAL', until: session.endsAt }));
}

/** Whether another member is logged in here. A trial has nothing to lose. */
async function isSomebodyElse(
  tx: Tx,
  { credential, merchantCode, now }: Call,
  memberId: string,
): Promise<boolean> {
  if (!credential) return false;
  const held = await store.findSessionByToken(tx, {
    merchantCode,
    tokenHash: hashSecret(credential),
  });
  if (!held || !isLive(held.session, now) || held.member.type === MEMBER_TYPES.trial) return false;
  return held.session.memberId !== memberId;
}
