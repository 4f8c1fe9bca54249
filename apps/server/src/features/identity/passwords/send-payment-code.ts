import { invariant } from '@maneki/kernel/invariant';
import { type Outcome, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import { type CodeRefusal, type CodeRequest, sendCode } from '../codes/send-code.ts';
import type { IdentityServices } from '../identity-services.ts';
import { boundContactOf } from '../members/bound-contact.ts';
import { findMember } from '../members/store.ts';

export type ContactRefusal = {
  readonly code: 'identity.contact_needed';
  readonly detail: Readonly<Record<never, never>>;
};

/** Sends a code to where the account is bound. Nobody says where: whoever could would prove nothing. */
export async function sendPaymentCode(
  services: IdentityServices,
  { call, captcha }: { call: MemberCall; captcha: CodeRequest['captcha'] },
): Promise<Outcome<{ expirationTime: number }, CodeRefusal | ContactRefusal>> {
  const { memberId } = call.caller;
  const member = await services.database.statement((tx) => findMember(tx, memberId));
  invariant(member, `there is no member ${memberId}`);
  const contact = boundContactOf(member);
  if (!contact) return refused({ code: 'identity.contact_needed', detail: {} });
  return sendCode(services, { call, ...contact, purpose: 'payment', captcha });
}
