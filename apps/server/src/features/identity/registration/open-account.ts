import { invariant } from '@maneki/kernel/invariant';
import { currencySymbol, fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { RegistrationBudget } from '#platform/limits/registration-budget';
import { recordEvent } from '#platform/outbox/record-event';
import { spendCode } from '../codes/spend-code.ts';
import { lockRecipient } from '../codes/store.ts';
import type { IdentityServices } from '../identity-services.ts';
import { upsertDevice } from '../login/store.ts';
import * as members from '../members/store.ts';
import { findRoom } from '../places/find-room.ts';
import { deviceOf, type KnownDevice } from '../sessions/known-device.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { linkSignup } from '../social/link-signup.ts';
import { transactOrUndo } from '../undo-refused.ts';
import { countRegistration, holdRegistrations, mayRegister } from './count-registrations.ts';
import { type Application, makeMember } from './new-member.ts';
import type { RegistrationRefusal } from './registration-refusal.ts';
import { isReservedName } from './reserved-names.ts';
import { countUse } from './store.ts';

/** What shows that the number is the applicant's. */
export type Proof =
  | { readonly by: 'nothing' | 'firebase' }
  | { readonly by: 'code'; readonly code: string };

export type OpenedAccount = {
  readonly session: OpenedSession;
  readonly device: KnownDevice;
  readonly bonus: { amount: string; currency: string; symbol: string } | null;
};

type Opening = {
  readonly application: Application;
  readonly proof: Proof;
  /** What the new member begins with, in reference units. */
  readonly giftRu: number;
  readonly budget: RegistrationBudget;
};

/** Writes the account and all that comes with it, or nothing. */
export async function openAccount(
  { database }: IdentityServices,
  opening: Opening,
): Promise<Outcome<OpenedAccount, RegistrationRefusal>> {
  return transactOrUndo<OpenedAccount, RegistrationRefusal>(database, (tx, undo) =>
    // Whoever is told so may try again at once: neither the code nor the invitation has been used.
    write(tx, opening, (code) => undo({ code, detail: {} })),
  );
}

type TakenCode =
  | 'identity.registration_limit'
  | 'identity.invitation_invalid'
  | 'identity.username_taken'
  | 'identity.mobile_taken'
  | 'identity.email_taken';

type Taken = (code: TakenCode) => never;

async function write(
  tx: Tx,
  { application, proof, giftRu, budget }: Opening,
  undo: Taken,
): Promise<Outcome<OpenedAccount, RegistrationRefusal>> {
  const { call, merchant, invited, mobile } = application;
  const { merchantCode, now } = call;
  if (proof.by === 'code') {
    invariant(mobile, 'a code is asked for together with its number');
    const subject = { merchantCode, channel: 'sms', purpose: 'register' } as const;
    const isRight = await spendCode(tx, { ...subject, recipient: mobile, code: proof.code, now });
    // The wrong try stays counted, so this alone is not undone.
    if (!isRight) return refused({ code: 'identity.code_wrong', detail: {} });
  }
  if (application.isMobileProven && mobile)
    await lockRecipient(tx, { merchantCode, recipient: mobile });
  if (invited) {
    const { code } = invited.invitation;
    const isCounted = await countUse(tx, { merchantCode, code, now });
    if (!isCounted) undo('identity.invitation_invalid');
  }
  await holdRegistrations(tx, { call });
  if (!(await mayRegister(tx, { call, budget }))) undo('identity.registration_limit');
  const memberId = await insertApplicant(tx, application, undo);
  await countRegistration(tx, { call, memberId });
  const member = await members.findMember(tx, memberId);
  invariant(member, 'who was just written down can be read');

  await linkSignup(tx, { call, memberId, announced: application.request.social });
  await recordEvent(tx, now, 'identity.member_registered', {
    memberId,
    merchantCode,
    type: member.type,
    parentId: member.parentId,
    referrerId: member.referrerId,
  });
  if (member.mobileVerifiedAt)
    await recordEvent(tx, now, 'identity.contact_verified', {
      ...{ memberId, merchantCode, channel: 'sms' as const },
    });
  const session = await openSession(tx, { call, member, via: 'REGISTRATION' });
  const device = deviceOf(call);
  await upsertDevice(tx, { memberId, deviceHash: device.hash, now });
  const { currency } = member;
  const bonus = giftRu > 0 && {
    amount: writeAmount(fromReferenceUnits(giftRu, currency)),
    currency,
    symbol: currencySymbol(currency, merchant.currencies),
  };
  return done({ session, device, bonus: bonus || null });
}

/** Answers the id of the new member. The index decides who was first; this says at what. */
async function insertApplicant(tx: Tx, application: Application, undo: Taken): Promise<string> {
  const { merchantCode } = application.call;
  const { username, email } = application.typed;
  if (isReservedName(username)) undo('identity.username_taken');
  const wished = makeMember(application);
  const member = { ...wished, parentId: await findRoom(tx, wished.parentId ?? null) };
  const owner = email && (await members.findMemberByVerifiedEmail(tx, { merchantCode, email }));
  if (owner) undo('identity.email_taken');
  if (await members.insertMember(tx, member)) return member.id;
  const namesake = await members.findMemberByUsername(tx, {
    merchantCode,
    username: member.username,
  });
  return undo(namesake ? 'identity.username_taken' : 'identity.mobile_taken');
}
