import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Language } from '@maneki/contract/language';
import type { Currency } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { drawId } from '#platform/secrets/secrets';
import { insertMember } from '../members/store.ts';
import { judgePassword } from '../passwords/judge-password.ts';
import { findRoom } from '../places/find-room.ts';
import { checkUsername } from './check-availability.ts';
import { isReservedName } from './reserved-names.ts';

type Code =
  | 'identity.account_format'
  | 'identity.username_taken'
  | 'identity.password_format'
  | 'identity.password_weak';

type Refused = { readonly code: Code; readonly detail: Record<never, never> };

/** Whether a name and a first password that somebody chooses for another would do, by the rules of registration. */
export async function judgeOpening(
  tx: Tx,
  {
    call,
    username,
    password,
  }: { readonly call: Call; readonly username: string; readonly password: string },
): Promise<Outcome<{ readonly username: string }, Refused>> {
  const name = await checkUsername(tx, { call, typed: username });
  if (!name.ok) return name;
  const typed = username.normalize('NFKC').trim().toLowerCase();
  const fault = judgePassword({ password, username: typed });
  if (fault) return refused({ code: fault, detail: {} });
  return done({ username: typed });
}

export type OpeningFor = {
  readonly merchantCode: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly type: MemberType;
  /** Null directly below the company. */
  readonly parentId: string | null;
  readonly joinedVia: 'AGENT_CREATED' | 'OPERATOR';
  readonly currency: Currency;
  readonly language: Language;
  readonly countryCode: string | null;
  readonly host: string;
  readonly now: Date;
};

/** Opens an account in the name of somebody else, who has to choose a password of their own first. */
export async function openAccountFor(
  tx: Tx,
  { host, now, ...opening }: OpeningFor,
): Promise<Outcome<{ readonly memberId: string }, Refused>> {
  const taken = { code: 'identity.username_taken', detail: {} } as const;
  if (isReservedName(opening.username)) return refused(taken);
  const id = drawId(now);
  const parentId = await findRoom(tx, opening.parentId);
  const isNew = await insertMember(tx, {
    ...opening,
    id,
    parentId,
    mustChangePassword: true,
    registeredAt: now,
    registeredAddress: '',
    registerHost: host,
    registerMethod: 'H5',
  });
  if (!isNew) return refused(taken);
  const { merchantCode, type } = opening;
  await recordEvent(tx, now, 'identity.member_registered', {
    ...{ memberId: id, merchantCode, type, parentId, referrerId: null },
  });
  return done({ memberId: id });
}
