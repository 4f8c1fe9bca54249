import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Caller } from '#platform/calls/call';
import { recordEvent } from '#platform/outbox/record-event';
import { hashPassword } from '#platform/secrets/hash-password';
import { spendCode } from '../codes/spend-code.ts';
import type { IdentityServices } from '../identity-services.ts';
import { boundContactOf } from '../members/bound-contact.ts';
import { isPaymentCodeNeeded, type Member } from '../members/member.ts';
import { findMember } from '../members/store.ts';
import { checkOwnPassword, type OwnPasswordRefusal } from './check-own-password.ts';
import { checkPaymentPassword, type PaymentPasswordRefusal } from './check-payment-password.ts';
import { judgePaymentPassword } from './payment-password.ts';
import { replacePaymentPassword } from './store.ts';

export type PaymentPasswordForm = {
  readonly password: string;
  readonly oldPaymentPassword: string;
  readonly code: string;
  readonly newPaymentPassword: string;
  readonly confirmNewPaymentPassword: string;
};

type PaymentCaller = Pick<Caller, 'memberId' | 'sessionId'>;

type ProofRefusal =
  | OwnPasswordRefusal
  | Exclude<PaymentPasswordRefusal, { code: 'identity.payment_password_unset' }>;

export type SetPaymentPasswordRefusal =
  | Extract<
      IdentityRefusal,
      {
        code:
          | 'identity.field_invalid'
          | 'identity.password_mismatch'
          | 'identity.contact_needed'
          | 'identity.code_wrong';
      }
    >
  | ProofRefusal;

/**
 * Sets the six digits that guard payments, for whoever knows the old ones or, at first, the password. Where support
 * took the old ones away, somebody may have talked them into it: a code to the bound phone or mailbox proves the owner.
 */
export async function setPaymentPassword(
  services: Pick<IdentityServices, 'database'>,
  { caller, typed, now }: { caller: PaymentCaller; typed: PaymentPasswordForm; now: Date },
): Promise<Outcome<{ isSaved: true }, SetPaymentPasswordRefusal>> {
  const { database } = services;
  const { memberId } = caller;
  const member = await database.statement((tx) => findMember(tx, memberId));
  invariant(member, `there is no member ${memberId}`);
  const rule = judgePaymentPassword(typed.newPaymentPassword, member);
  if (rule) {
    const detail = { field: 'paymentPassword', rule };
    return refused({ code: 'identity.field_invalid', detail });
  }
  if (typed.newPaymentPassword !== typed.confirmNewPaymentPassword)
    return refused({ code: 'identity.password_mismatch', detail: {} });

  const isCodeNeeded = isPaymentCodeNeeded(member);
  const contact = isCodeNeeded ? boundContactOf(member) : undefined;
  if (isCodeNeeded && !contact) return refused({ code: 'identity.contact_needed', detail: {} });
  const proven = await proveOwner(services, { caller, member, typed, now });
  if (!proven.ok) return proven;
  const newHash = await hashPassword(typed.newPaymentPassword);
  const { merchantCode, paymentPasswordHash: oldHash, paymentPasswordResetAt: resetAt } = member;
  return database.transact(async (tx) => {
    const proof = { merchantCode, purpose: 'payment', code: typed.code, now } as const;
    if (contact && !(await spendCode(tx, { ...contact, ...proof })))
      return refused({ code: 'identity.code_wrong', detail: {} });
    const change = { memberId, oldHash, resetAt, newHash, now };
    // Somebody else has set it in the same moment; what was proven counts no longer.
    if (!(await replacePaymentPassword(tx, change)))
      return refused({ code: 'identity.password_old_wrong', detail: {} });
    await recordEvent(tx, now, 'identity.account_secured', {
      ...{ memberId, merchantCode, what: 'PAYMENT_PASSWORD_CHANGED' },
    });
    return done({ isSaved: true });
  });
}

async function proveOwner(
  services: Pick<IdentityServices, 'database'>,
  input: { caller: PaymentCaller; member: Member; typed: PaymentPasswordForm; now: Date },
): Promise<Outcome<true, ProofRefusal>> {
  const { caller, member, typed, now } = input;
  const { id: memberId, paymentPasswordHash } = member;
  if (paymentPasswordHash === null)
    return checkOwnPassword(services, { caller, member, password: typed.password, now });
  const old = { memberId, typed: typed.oldPaymentPassword, now };
  const checked = await checkPaymentPassword(services, old);
  if (checked.ok || checked.refusal.code !== 'identity.payment_password_unset')
    return checked as Outcome<true, ProofRefusal>;
  return refused({ code: 'identity.password_old_wrong', detail: {} });
}
