import { readMobileNumber } from '@maneki/contract/identity/phones';
import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import type { SiteRefusal } from '@maneki/contract/site/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { spendCode } from '../codes/spend-code.ts';
import { verifyFirebasePhone } from '../codes/verify-firebase.ts';
import type { IdentityServices } from '../identity-services.ts';
import { findMemberByVerifiedMobile } from '../members/store.ts';
import { deviceOf, type KnownDevice } from '../sessions/known-device.ts';
import { type AdmissionRefusal, admitMember, type Door } from './admit-member.ts';
import {
  type CountedGuess,
  countGuess,
  forgiveGuess,
  holdGuesses,
  minutesLocked,
} from './count-guess.ts';
import { addressSubject, codesSubject, deviceSubject } from './guesses.ts';
import type { LoggedIn } from './log-in-by-username.ts';
import { rememberDevice } from './remember-device.ts';

export type SmsLogin = {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly code: string;
  readonly role: Door;
  readonly firebaseChannel?: 'sms' | undefined;
  readonly firebaseIdToken?: string | undefined;
  readonly firebaseMobileNo?: string | undefined;
};

type ProofRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.code_wrong' | 'identity.firebase_failed' }
>;
export type SmsLoginRefusal =
  | Extract<SiteRefusal, { code: 'site.feature_off' }>
  | Extract<IdentityRefusal, { code: 'identity.locked' }>
  | ProofRefusal
  | AdmissionRefusal;

const CODE_WRONG = refused({ code: 'identity.code_wrong', detail: {} });
const FIREBASE_FAILED = refused({ code: 'identity.firebase_failed', detail: {} });

/**
 * Logs in whoever holds the phone. Locks of an account do not stop this: it is the way in for an
 * owner whom a stranger's guesses have locked out.
 */
export async function logInBySms(
  services: IdentityServices,
  { call, typed }: { call: Call; typed: SmsLogin },
): Promise<Outcome<LoggedIn, SmsLoginRefusal>> {
  const { database, merchants } = services;
  const isOffered = merchants.get(call.merchantCode).flags.MOBILEVERCODELOGIN3;
  if (!isOffered) return refused({ code: 'site.feature_off', detail: {} });
  const device = deviceOf(call);

  if ((typed.firebaseChannel ?? typed.firebaseIdToken) !== undefined) {
    const mobile = await proveByFirebase(services, { call, typed });
    if (!mobile) return FIREBASE_FAILED;
    return database.transact((tx) => enter(tx, services, { call, typed, device, mobile }));
  }

  const counted = await database.transact((tx) => countCode(tx, call));
  if (!counted.ok) return counted;
  const mobile = readMobileNumber(typed.countryDialingCode, typed.mobileNum);
  if (!mobile) return CODE_WRONG;
  return database.transact(async (tx) => {
    const isProven = await spendCode(tx, {
      merchantCode: call.merchantCode,
      channel: 'sms',
      recipient: mobile,
      purpose: 'login',
      code: typed.code,
      now: call.now,
    });
    if (!isProven) return CODE_WRONG;
    return enter(tx, services, { call, typed, device, mobile, guess: counted.value });
  });
}

/** Codes that were tried from an address are counted, so that it cannot try its luck at many numbers. */
async function countCode(tx: Tx, { merchantCode, address, now }: Call) {
  const subjects = [codesSubject(address), addressSubject(address)];
  const held = await holdGuesses(tx, { merchantCode, subjects, now });
  const minutes = minutesLocked(held, ['codes']);
  if (minutes) return refused({ code: 'identity.locked', detail: { minutes } });
  return done(await countGuess(tx, held));
}

/** The number that the token proves, unless the caller claims another one. */
async function proveByFirebase(
  { outside: { firebase } }: IdentityServices,
  { call, typed }: { call: Call; typed: SmsLogin },
): Promise<string | undefined> {
  if (!firebase || !typed.firebaseIdToken) return undefined;
  const idToken = typed.firebaseIdToken;
  const proven = await verifyFirebasePhone(firebase, { idToken, now: call.now });
  const { firebaseMobileNo = '', mobileNum, countryDialingCode } = typed;
  const claims = [
    ...(firebaseMobileNo === '' ? [] : [`+${firebaseMobileNo.replace(/[^0-9]/g, '')}`]),
    ...(mobileNum === '' ? [] : [readMobileNumber(countryDialingCode, mobileNum)]),
  ];
  return claims.every((claim) => claim === proven) ? proven : undefined;
}

async function enter(
  tx: Tx,
  { merchants }: IdentityServices,
  input: {
    call: Call;
    typed: SmsLogin;
    device: KnownDevice;
    mobile: string;
    guess?: CountedGuess;
  },
): Promise<Outcome<LoggedIn, ProofRefusal | AdmissionRefusal>> {
  const { call, typed, device, mobile, guess } = input;
  const { merchantCode, now } = call;
  const member = await findMemberByVerifiedMobile(tx, { merchantCode, mobile });
  if (!member) return CODE_WRONG;
  const { username } = member;
  // The device is known from now on, so its owner no longer needs the lock to end for strangers.
  const opened = [deviceSubject({ username, deviceHash: device.hash })];
  await forgiveGuess(
    tx,
    guess ?? { merchantCode, now, subjects: [], isCaptchaNext: false },
    opened,
  );
  const merchant = merchants.get(merchantCode);
  const admitted = await admitMember(tx, { call, merchant, member, role: typed.role, via: 'SMS' });
  if (!admitted.ok) return admitted;
  await rememberDevice(tx, { call, member, device });
  return done({ session: admitted.value, device });
}
