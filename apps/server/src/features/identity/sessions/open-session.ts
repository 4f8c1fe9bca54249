import type { SessionReply } from '@maneki/contract/identity/fragments';
import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { type Call, SESSION_COOKIE } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { drawId, hashSecret, makeToken } from '#platform/secrets/secrets';
import type { Member } from '../members/member.ts';
import { describeDevice } from './device.ts';
import { limitsOf, type SessionVia } from './session.ts';
import * as store from './store.ts';

export type OpenedSession = { readonly reply: SessionReply; readonly cookie: SessionCookie };
type SessionCookie = { readonly token: string; readonly maxAgeSeconds: number };

export type NewSession = {
  readonly call: Call;
  readonly member: Member;
  readonly via: SessionVia;
  /** When it ends at the latest, where something else than its own kind says so. */
  readonly until?: Date;
};

/** Opens a session for a member who has proven who they are. Every way in ends here. */
export async function openSession(
  tx: Tx,
  { call, member, via, until }: NewSession,
): Promise<OpenedSession> {
  const { now } = call;
  const limits = limitsOf(member.type);
  const token = makeToken();
  const longest = now.getTime() + limits.lastsMs;
  const ends = [member.expiresAt, until].map((end) => end?.getTime() ?? longest);
  const endsAt = new Date(Math.min(longest, ...ends));
  const id = drawId(now);
  const session = {
    id,
    memberId: member.id,
    merchantCode: member.merchantCode,
    via,
    device: describeDevice(call.client.userAgent),
    address: call.address,
    countryCode: call.countryCode,
    openedAt: now,
    seenAt: now,
    idleMs: limits.idleMs,
    endsAt,
    endedAt: null,
  };
  await store.insertSession(tx, session, hashSecret(token));
  const { merchantCode, type } = member;
  if (type !== MEMBER_TYPES.trial)
    await recordEvent(tx, now, 'identity.member_seen', { memberId: member.id, merchantCode });
  const maxAgeSeconds = Math.floor((endsAt.getTime() - now.getTime()) / 1_000);
  return {
    cookie: { token, maxAgeSeconds },
    reply: {
      id: member.id,
      // A browser's scripts never see what authorises: they get a name for the session.
      token: call.client.isBrowser ? id : token,
      merchantCode: member.merchantCode,
      userName: member.username,
      type: member.type,
      firstTimeLogin: member.mustChangePassword,
    },
  };
}

/** Hands the session to the client, once it is certain to stand. */
export function handOver(call: Call, { cookie }: OpenedSession): void {
  if (!call.client.isBrowser) return;
  call.setCookie({
    name: SESSION_COOKIE,
    value: cookie.token,
    maxAgeSeconds: cookie.maxAgeSeconds,
  });
}

export const takeBackCookie = (call: Call): void =>
  call.setCookie({ name: SESSION_COOKIE, value: '', maxAgeSeconds: 0 });
