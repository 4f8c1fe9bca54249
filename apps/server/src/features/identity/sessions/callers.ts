import type { Access } from '@maneki/contract/endpoint';
import { hasRight, MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import type { MerchantDirectory } from '#features/site';
import type { Call, Caller } from '#platform/calls/call';
import type { Callers } from '#platform/calls/callers';
import type { Refusal } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { hashSecret } from '#platform/secrets/secrets';
import { isKeptOut } from '../members/member.ts';
import { dateIn } from '../registration/registration-settings.ts';
import { isLive, SEEN_EVERY_MS, type Session } from './session.ts';
import type { FoundSession, SessionCache } from './session-cache.ts';
import * as store from './store.ts';

type CallerServices = {
  readonly database: Database;
  readonly sessions: SessionCache;
  readonly merchants: Pick<MerchantDirectory, 'get'>;
};

/** Tells the platform who calls, and what they may do. */
export function createCallers(services: CallerServices): Callers {
  const { database } = services;
  return {
    find: (call) => findCaller(services, call),
    findRefusal,
    mayListen: (caller, access) => may(caller, access),
    listEnded: (sessionIds, now) =>
      database.statement((tx) => store.listEndedSessions(tx, { sessionIds, now })),
  };
}

async function findCaller(
  { database, sessions, merchants }: CallerServices,
  call: Call,
): Promise<Caller | 'expired' | undefined> {
  const { credential, merchantCode, now } = call;
  if (!credential) return undefined;
  const name = { merchantCode, tokenHash: hashSecret(credential) };
  const remembered = sessions.find(name, now);
  if (remembered && isGood(remembered, now) && !isSeenLongAgo(remembered.session, now))
    return callerOf(remembered, now);

  const keep = sessions.startReading();
  const found = await database.statement((tx) => store.findSessionByToken(tx, name));
  if (!found || !isGood(found, now)) return 'expired';
  const { session } = found;
  if (isSeenLongAgo(session, now)) {
    const seen = { sessionId: session.id, now, address: call.address };
    const dateOf = (at: Date) => dateIn(merchants.get(merchantCode).businessTimezone, at);
    const { memberId } = session;
    const isNews =
      dateOf(session.seenAt) !== dateOf(now) && found.member.type !== MEMBER_TYPES.trial;
    if (isNews)
      await database.transact(async (tx) => {
        await store.updateSeen(tx, seen);
        await recordEvent(tx, now, 'identity.member_seen', { memberId, merchantCode });
      });
    else await database.statement((tx) => store.updateSeen(tx, seen));
    keep(name, { ...found, session: { ...session, seenAt: now } }, now);
  } else keep(name, found, now);
  return callerOf(found, now);
}

function isGood({ session, member }: FoundSession, now: Date): boolean {
  const hasExpired = member.expires_at !== null && member.expires_at <= now;
  return isLive(session, now) && member.disabled_at === null && !hasExpired;
}

const isSeenLongAgo = ({ seenAt }: Session, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS;

const callerOf = ({ session, member }: FoundSession, now: Date): Caller => ({
  memberId: session.memberId,
  sessionId: session.id,
  type: member.type as MemberType,
  username: member.username,
  mustChangePassword: member.must_change_password,
  isExcluded: isKeptOut({ excludedUntil: member.excluded_until }, now),
});

const may = ({ type }: Caller, access: Access): boolean =>
  access === 'anyone' || hasRight(type, access);

/** One table says who may do what; this says no in the words that the specification has for it. */
const findRefusal: Callers['findRefusal'] = (
  caller,
  { access, beforePasswordChange, whileExcluded },
) => {
  if (!may(caller, access)) return { code: refusalOf(caller.type, access), detail: {} };
  if (caller.mustChangePassword && !beforePasswordChange)
    return { code: 'identity.password_change_needed', detail: {} };
  if (caller.isExcluded && !whileExcluded) return { code: 'safety.excluded', detail: {} };
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
