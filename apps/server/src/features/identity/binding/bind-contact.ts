import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import type { CodeChannel } from '../codes/code.ts';
import { spendCode } from '../codes/spend-code.ts';
import { lockRecipient } from '../codes/store.ts';
import type { IdentityServices } from '../identity-services.ts';
import { maskEmail, maskMobile } from '../members/member.ts';
import * as members from '../members/store.ts';
import { checkOwnPassword, type OwnPasswordRefusal } from '../passwords/check-own-password.ts';
import * as store from './store.ts';

export type Binding = {
  readonly call: MemberCall;
  readonly channel: CodeChannel;
  /** A number as E.164, or an address in small letters. */
  readonly recipient: string;
  readonly password: string;
  readonly code: string;
};

type BindRefusal<Taken> =
  | OwnPasswordRefusal
  | {
      readonly code: 'identity.code_wrong' | Taken;
      readonly detail: Readonly<Record<never, never>>;
    };

/**
 * Binds a number or a mailbox to its holder's account. It opens the account from then on, so an
 * unlocked phone that somebody else picked up must not be enough: the password is asked for.
 */
export async function bindContact<Taken extends 'identity.mobile_taken' | 'identity.email_taken'>(
  services: IdentityServices,
  binding: Binding & { readonly taken: Taken },
): Promise<Outcome<{ isSaved: true }, BindRefusal<Taken>>> {
  const { call, taken, password } = binding;
  const { database } = services;
  const { caller, now } = call;
  const { memberId } = caller;
  const member = await database.statement((tx) => members.findMember(tx, memberId));
  invariant(member, `${memberId} called without an account`);
  const checked = await checkOwnPassword(services, { caller, member, password, now });
  if (!checked.ok) return checked;

  const answer = await database.transact((tx) => bind(tx, binding));
  if (answer === 'wrong') return refused({ code: 'identity.code_wrong', detail: {} });
  if (answer === 'taken') return refused({ code: taken, detail: {} });
  return done({ isSaved: true });
}

/** The code first: only whoever holds the phone or the mailbox learns that it is somebody's. */
async function bind(tx: Tx, binding: Binding): Promise<'bound' | 'wrong' | 'taken'> {
  const { call, channel, recipient, code } = binding;
  const { merchantCode, now } = call;
  const { memberId } = call.caller;
  const subject = { merchantCode, channel, recipient, purpose: 'bind' } as const;
  if (!(await spendCode(tx, { ...subject, code, now }))) return 'wrong';
  await lockRecipient(tx, { merchantCode, recipient });
  const isSms = channel === 'sms';
  const owner = isSms
    ? await members.findMemberByVerifiedMobile(tx, { merchantCode, mobile: recipient })
    : await members.findMemberByVerifiedEmail(tx, { merchantCode, email: recipient });
  if (owner && owner.id !== memberId) return 'taken';
  if (isSms) await store.updateMobile(tx, { memberId, mobile: recipient, now });
  else await store.updateEmail(tx, { memberId, email: recipient, now });
  await recordEvent(tx, now, 'identity.contact_verified', { memberId, merchantCode, channel });
  await recordEvent(tx, now, 'identity.account_secured', {
    ...{ memberId, merchantCode },
    what: isSms ? 'MOBILE_BOUND' : 'EMAIL_BOUND',
    contact: isSms ? maskMobile(recipient) : maskEmail(recipient),
  });
  return 'bound';
}
