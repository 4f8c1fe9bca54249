import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { Member } from '../members/member.ts';
import { findMember, lockMember } from '../members/store.ts';

/** Whom an operator means, and for which of their merchants. */
export type Managed = { readonly memberId: string; readonly merchantCode: string };

export type UnknownRefusal = Extract<IdentityRefusal, { code: 'identity.member_unknown' }>;

/** A member of the operator's merchant; another's is as unknown as one that never was. */
export async function findManaged(
  tx: Tx,
  { memberId, merchantCode }: Managed,
): Promise<Outcome<Member, UnknownRefusal>> {
  const member = await findMember(tx, memberId);
  if (member?.merchantCode !== merchantCode)
    return refused({ code: 'identity.member_unknown', detail: {} });
  return done(member);
}

/** The same, and nobody else changes the member until the transaction ends. */
export async function lockManaged(tx: Tx, managed: Managed) {
  await lockMember(tx, managed.memberId);
  return findManaged(tx, managed);
}
