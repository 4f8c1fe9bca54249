import { normaliseInput } from '@maneki/contract/identity/field-check';
import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { isPassword } from '#platform/secrets/hash-password';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { IdentityServices } from '../identity-services.ts';
import type { Member } from '../members/member.ts';
import { findMember, findMemberByUsername, holdMember } from '../members/store.ts';
import { deviceOf, type KnownDevice } from '../sessions/known-device.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { type AdmissionRefusal, admitMember, type Door } from './admit-member.ts';
import {
  type CountedGuess,
  countGuess,
  forgiveGuess,
  holdGuesses,
  isCaptchaNeeded,
  minutesLocked,
} from './count-guess.ts';
import { accountSubject, addressSubject, deviceSubject } from './guesses.ts';
import { rememberDevice } from './remember-device.ts';
import * as store from './store.ts';

export type UsernameLogin = {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly captchaId: string;
  readonly role: Door;
};

type TryRefusal = Extract<
  IdentityRefusal,
  { code: 'identity.locked' | 'identity.captcha_needed' | 'identity.captcha_wrong' }
>;
type WrongRefusal = Extract<IdentityRefusal, { code: 'identity.credentials_wrong' }>;
export type UsernameLoginRefusal = TryRefusal | WrongRefusal | AdmissionRefusal;

export type LoggedIn = { readonly session: OpenedSession; readonly device: KnownDevice };

/**
 * Logs in by name and password. A name that nobody has is counted, locked, compared and answered
 * exactly as one that somebody has.
 */
export async function logInByUsername(
  services: IdentityServices,
  { call, typed }: { call: Call; typed: UsernameLogin },
): Promise<Outcome<LoggedIn, UsernameLoginRefusal>> {
  const { database } = services;
  const username = normaliseInput(typed.username).toLowerCase();
  const device = deviceOf(call);
  const begun = await database.transact((tx) =>
    beginTry(tx, {
      call,
      username,
      device,
      captcha: { id: typed.captchaId, answer: typed.captcha },
    }),
  );
  if (!begun.ok) return begun;
  const { member, guess } = begun.value;

  const wrong = refused({
    code: 'identity.credentials_wrong',
    detail: { captcha: guess.isCaptchaNext },
  });
  const isRight = await isPassword(member?.passwordHash ?? null, typed.password);
  if (!isRight || !member) return wrong;
  return database.transact(async (tx) => {
    // On a known device the account's count was not asked: it is the strangers', and so is their lock.
    const opened = guess.subjects.filter(({ kind }) => kind !== 'address');
    await forgiveGuess(tx, guess, opened);
    await holdMember(tx, member.id);
    const current = await findMember(tx, member.id);
    // While the old one was compared, a new password may have been set.
    if (current?.passwordHash !== member.passwordHash) return wrong;
    const merchant = services.merchants.get(call.merchantCode);
    const { role } = typed;
    const admitted = await admitMember(tx, {
      call,
      merchant,
      member: current,
      role,
      via: 'PASSWORD',
    });
    if (!admitted.ok) return admitted;
    await rememberDevice(tx, { call, member, device });
    return done({ session: admitted.value, device });
  });
}

type Begun = { readonly member: Member | undefined; readonly guess: CountedGuess };

/** Whether a password may be compared now; if so, the try is counted already. */
async function beginTry(
  tx: Tx,
  input: {
    call: Call;
    username: string;
    device: KnownDevice;
    captcha: { id: string; answer: string };
  },
): Promise<Outcome<Begun, TryRefusal>> {
  const { call, username, device, captcha } = input;
  const { merchantCode, now } = call;
  const member = await findMemberByUsername(tx, { merchantCode, username });
  const deviceHash = device.hash;
  const isKnown = await store.isKnownDevice(tx, { merchantCode, username, deviceHash });
  const subjects = isKnown
    ? [deviceSubject({ username, deviceHash })]
    : [accountSubject(username), addressSubject(call.address)];
  const held = await holdGuesses(tx, { merchantCode, subjects, now });

  const minutes = minutesLocked(held, ['account', 'device', 'address']);
  if (minutes) return refused({ code: 'identity.locked', detail: { minutes } });
  if (isCaptchaNeeded(held)) {
    if (captcha.answer === '')
      return refused({ code: 'identity.captcha_needed', detail: { captcha: true } });
    const checked = await checkCaptcha(tx, { call, ...captcha });
    if (!checked.ok) return checked;
  }
  return done({ member, guess: await countGuess(tx, held) });
}
