import type { Access } from '@maneki/contract/endpoint';
import { hasRight, MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import type { Call, Caller } from '#platform/calls/call';
import type { Callers } from '#platform/calls/callers';
import type { Refusal } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { hashSecret } from '#platform/secrets/secrets';
import { isLive, SEEN_EVERY_MS } from './session.ts';
import * as store from './store.ts';

/** Tells the platform who calls, and what they may do. */
export function createCallers(database: Database): Callers {
  return {
    find: (call) => findCaller(database, call),
    findRefusal,
    mayListen: (caller, access) => may(caller, access),
    listEnded: (sessionIds, now) =>
      database.statement((tx) => store.listEndedSessions(tx, { sessionIds, now })),
  };
}

async function findCaller(database: Database, call: Call): Promise<Caller | 'expired' | undefined> {
  const { credential, merchantCode, now } = call;
  if (!credential) return undefined;
  const found = await database.statement((tx) =>
    store.findSessionByToken(tx, { merchantCode, tokenHash: hashSecret(credential) }),
  );
  if (!found || !isLive(found.session, now)) return 'expired';
  const { session, member } = found;
  const hasExpired = member.expires_at !== null && member.expires_at <= now;
  if (member.disabled_at !== null || hasExpired) return 'expired';
  if (now.getTime() - session.seenAt.getTime() >= SEEN_EVERY_MS)
    await database.statement((tx) =>
      store.updateSeen(tx, { sessionId: session.id, now, address: call.address }),
    );
  return {
    memberId: session.memberId,
    sessionId: session.id,
    type: member.type as MemberType,
    username: member.username,
    mustChangePassword: member.must_change_password,
  };
}

const may = ({ type }: Caller, access: Access): boolean =>
  access === 'anyone' || hasRight(type, access);

/** One table says who may do what; this says no in the words that the specification has for it. */
const findRefusal: Callers['findRefusal'] = (caller, { access, beforePasswordChange }) => {
  if (!may(caller, access)) return { code: refusalOf(caller.type, access), detail: {} };
  if (caller.mustChangePassword && !beforePasswordChange)
    return { code: 'identity.password_change_needed', detail: {} };
  return undefined;
};

type AccessCode = Extract<
  Refusal['code'],
  'identity.free_reject' | 'identity.actual_account_needed' | 'call.not_permitted'
>;

function refusalOf(type: MemberType, access: Access): AccessCode {
  const isTrial = type === MEMBER_TYPES.trial;
  if (access === 'cash' || (access === 'inbox' && isTrial)) return 'identity.free_reject';
  return access === 'member' && isTrial ? 'identity.actual_account_needed' : 'call.not_permitted';
}
