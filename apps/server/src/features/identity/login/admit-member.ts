import { hasRight, MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Merchant } from '#features/site';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { isOpen, type Member } from '../members/member.ts';
import { findMember, holdMember } from '../members/store.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import type { SessionVia } from '../sessions/session.ts';

export type Door = 'member' | 'agent';

export type AdmissionRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.user_disabled' | 'identity.non_member' | 'identity.non_agent' }
>;

/**
 * Opens a session for somebody who has proven who they are, if their account may enter here. The
 * account stays as it is meanwhile: whoever changes its password ends every session, also this one.
 */
export async function admitMember(
  tx: Tx,
  input: { call: Call; merchant: Merchant; member: Member; role: Door; via: SessionVia },
): Promise<Outcome<OpenedSession, AdmissionRefusal>> {
  const { call, merchant, role, via } = input;
  await holdMember(tx, input.member.id);
  const member = await findMember(tx, input.member.id);
  if (!member || !isOpen(member, call.now))
    return refused({ code: 'identity.user_disabled', detail: {} });
  const code = judgeDoor(merchant, { type: member.type, role });
  if (code) return refused({ code, detail: {} });
  return done(await openSession(tx, { call, member, via }));
}

/**
 * Why an account may not enter by a door, or undefined. Demo accounts use the members' door only
 * where the merchant shows them around; a trial has neither door, since it is not logged in to.
 */
export function judgeDoor(
  merchant: Pick<Merchant, 'isDemoLogin'>,
  { type, role }: { type: MemberType; role: Door },
): 'identity.non_member' | 'identity.non_agent' | undefined {
  if (role === 'agent') return hasRight(type, 'agent') ? undefined : 'identity.non_agent';
  const isDemo = type !== MEMBER_TYPES.trial && !hasRight(type, 'cash');
  const mayEnter = hasRight(type, 'cash') || (isDemo && merchant.isDemoLogin);
  return mayEnter ? undefined : 'identity.non_member';
}
