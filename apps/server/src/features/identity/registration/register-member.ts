import { readMobileNumber } from '@maneki/contract/identity/phones';
import type { RegistrationRequest } from '@maneki/contract/identity/registration-schemas';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { effectiveMinimumAge } from '#features/site';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { hashPassword } from '#platform/secrets/hash-password';
import { isCaptchaRead } from '../captcha/check-captcha.ts';
import { verifyFirebasePhone } from '../codes/verify-firebase.ts';
import type { IdentityServices } from '../identity-services.ts';
import { isDeviceOfExcluded } from '../login/store.ts';
import { openingGiftRu } from '../members/gift.ts';
import type { Member } from '../members/member.ts';
import { findMemberByUsername } from '../members/store.ts';
import { findReferrer, isFriend, rememberedReferral } from '../referrals/referral-code.ts';
import { deviceOf } from '../sessions/known-device.ts';
import { codeAsked, fieldsFor, methodsOf, type RegistrationMethod } from './asked-fields.ts';
import { mayRegister } from './count-registrations.ts';
import { findInviter, rememberedCode } from './find-invitation.ts';
import { listFieldSettings } from './list-field-settings.ts';
import { type OpenedAccount, openAccount, type Proof } from './open-account.ts';
import { readRegistration, type Typed } from './read-registration.ts';
import type { RegistrationRefusal } from './registration-refusal.ts';
import { dateIn } from './registration-settings.ts';
import { findMerchantSettings } from './store.ts';

export type Registration = {
  readonly call: Call;
  readonly method: RegistrationMethod;
  readonly request: RegistrationRequest;
};

type Answer<Value> = Promise<Outcome<Value, RegistrationRefusal>>;

/**
 * Opens an account and logs its owner in. What costs nothing is checked first, and what can be
 * spent only after it: a picture is not lost to a typing error, nor a code to a wrong picture.
 */
export async function registerMember(
  services: IdentityServices,
  registration: Registration,
): Answer<OpenedAccount> {
  const { call, method, request } = registration;
  const { database, merchants } = services;
  const { merchantCode } = call;
  const merchant = merchants.get(merchantCode);
  if (!methodsOf(merchant.flags)[method]) return refused({ code: 'site.feature_off', detail: {} });

  const read = await readFields(services, registration);
  if (!read.ok) return read;
  const { typed, referrer, isInvitationAsked } = read.value;
  const { hash: deviceHash } = deviceOf(call);
  const isKeptAway = await database.statement((tx) =>
    isDeviceOfExcluded(tx, { merchantCode, deviceHash, now: call.now }),
  );
  if (isKeptAway) return refused({ code: 'identity.device_excluded', detail: {} });
  const { registrationBudget: budget } = services;
  if (!(await database.statement((tx) => mayRegister(tx, { call, budget }))))
    return refused({ code: 'identity.registration_limit', detail: {} });
  const captcha = { id: request.captchaId, answer: request.captcha };
  const isPictureRead = await database.transact((tx) => isCaptchaRead(tx, { call, ...captcha }));
  if (!isPictureRead) return refused({ code: 'identity.captcha_wrong', detail: { captcha: true } });

  const invited = await database.transact((tx) =>
    findInviter(tx, { call, typed: typed.affiliateCode }),
  );
  if (!invited && isInvitationAsked)
    return refused({ code: 'identity.invitation_invalid', detail: {} });
  const proof = await chooseProof(services, registration, typed);
  if (!proof.ok) return proof;
  const settings = await database.statement((tx) => findMerchantSettings(tx, merchantCode));
  const isMobileProven = proof.value.by !== 'nothing';
  const mode = merchants.findMarket(call.countryCode)?.mode ?? 'DEMO';
  return openAccount(services, {
    application: {
      call,
      merchant,
      request,
      typed,
      mobile: readMobileNumber(request.countryDialingCode, typed.mobileNum) ?? null,
      isMobileProven,
      invited,
      referrer,
      defaultAgentId: settings.defaultAgentId,
      passwordHash: typed.password ? await hashPassword(typed.password) : null,
      paymentPasswordHash: typed.paymentPassword ? await hashPassword(typed.paymentPassword) : null,
    },
    proof: proof.value,
    giftRu: openingGiftRu({ mode, isMobileProven, bonusRu: settings.bonusRu }),
    budget,
  });
}

type Read = {
  readonly typed: Typed;
  readonly referrer: Member | undefined;
  /** Whether it matters that nobody invited: a form without the field could not mend it. */
  readonly isInvitationAsked: boolean;
};

/** Checks what was typed by the rules that the form was given. */
async function readFields(
  { database, merchants }: IdentityServices,
  { call, method, request }: Registration,
): Answer<Read> {
  const { merchantCode, countryCode, now } = call;
  const merchant = merchants.get(merchantCode);
  const settings = await database.statement((tx) => listFieldSettings(tx, call));
  const fields = fieldsFor(method, merchant.flags, settings);
  const byLink = request.referralCode || rememberedReferral(call);
  const read = readRegistration(request, {
    // Firebase has asked for a code of its own.
    fields: request.firebaseIdToken
      ? fields.filter(({ field }) => field !== 'verificationCode')
      : fields,
    countryCode,
    minimumAge: effectiveMinimumAge(merchant, merchants.findMarket(countryCode)),
    today: dateIn(merchant.businessTimezone, now),
    rememberedCode: rememberedCode(call) || byLink,
  });
  if (!read.ok) return read;
  const { recommenderId, affiliateCode } = read.value;
  const { named, typedBy, linkedBy } = await database.transact(async (tx) => ({
    named: await findNamed(tx, { merchantCode, typed: recommenderId }),
    typedBy: await findReferrer(tx, { merchantCode, typed: affiliateCode }),
    linkedBy: await findReferrer(tx, { merchantCode, typed: byLink }),
  }));
  if (recommenderId !== '' && !named)
    return refused({
      code: 'identity.field_invalid',
      detail: { field: 'recommenderId', rule: 'format' },
    });
  const { isEnabled, isRequired } = fields.find(({ field }) => field === 'affiliateCode')!;
  // A friend's code invites as well as an agent's; what was typed must invite, whatever came with a link.
  const isByFriend = (affiliateCode === '' ? linkedBy : typedBy) !== undefined;
  const isInvitationAsked = isEnabled && (isRequired || affiliateCode !== '') && !isByFriend;
  return done({ typed: read.value, referrer: named ?? typedBy ?? linkedBy, isInvitationAsked });
}

/** The friend whom somebody names, by their code or by their username. */
async function findNamed(
  tx: Tx,
  { merchantCode, typed }: { readonly merchantCode: string; readonly typed: string },
): Promise<Member | undefined> {
  if (typed === '') return undefined;
  const byCode = await findReferrer(tx, { merchantCode, typed });
  if (byCode) return byCode;
  const member = await findMemberByUsername(tx, { merchantCode, username: typed });
  return isFriend(member) ? member : undefined;
}

/** How the number proves itself. Firebase is asked here, outside of any transaction. */
async function chooseProof(
  { merchants, outside }: IdentityServices,
  { call, method, request }: Registration,
  typed: Typed,
): Answer<Proof> {
  const { flags } = merchants.get(call.merchantCode);
  if (!codeAsked(flags)[method]) return done({ by: 'nothing' });
  const { firebaseIdToken: idToken } = request;
  if (idToken === undefined) return done({ by: 'code', code: typed.verificationCode });
  const { firebase } = outside;
  const proven = firebase && (await verifyFirebasePhone(firebase, { idToken, now: call.now }));
  const claimed = readMobileNumber(request.countryDialingCode, typed.mobileNum);
  if (!proven || proven !== claimed)
    return refused({ code: 'identity.firebase_failed', detail: {} });
  return done({ by: 'firebase' });
}
