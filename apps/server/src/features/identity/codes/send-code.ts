import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { addressKey } from '#platform/limits/address-key';
import { drawDigits, drawId } from '#platform/secrets/secrets';
import { isCaptchaRead } from '../captcha/check-captcha.ts';
import type { IdentityServices } from '../identity-services.ts';
import { isKnownDevice } from '../login/store.ts';
import type { Member } from '../members/member.ts';
import { findMemberByVerifiedEmail, findMemberByVerifiedMobile } from '../members/store.ts';
import { deviceOf } from '../sessions/known-device.ts';
import { type CodeChannel, type CodePurpose, hashCode } from './code.ts';
import {
  CODE_DIGITS,
  CODE_VALID_MS,
  findLimitRefusal,
  isBudgetSpent,
  isCaptchaDemanded,
  isDiscreet,
  RESEND_AFTER_MS,
  type Standing,
} from './code-limits.ts';
import * as store from './store.ts';
import { writeMessage } from './write-message.ts';

export type CodeRequest = {
  readonly call: Call;
  readonly channel: CodeChannel;
  /** A number as E.164, or an address in small letters. */
  readonly recipient: string;
  readonly purpose: CodePurpose;
  readonly captcha: { readonly id: string; readonly answer: string };
};

export type CodeRefusal = Extract<
  IdentityRefusal,
  {
    code:
      | 'identity.captcha_needed'
      | 'identity.captcha_wrong'
      | 'identity.code_too_soon'
      | 'identity.code_too_many'
      | 'identity.code_undeliverable';
  }
>;

/**
 * Sends a code, if nobody has asked for too many. Who logs in or forgot a password learns nothing
 * about the recipient: without an account, or when the merchant's budget is spent, nothing is sent, and
 * the answer neither waits for the message nor tells whether it arrived.
 */
export async function sendCode(
  services: IdentityServices,
  request: CodeRequest,
): Promise<Outcome<{ expirationTime: number }, CodeRefusal>> {
  const { call } = request;
  const decided = await services.database.transact((tx) => decide(tx, request));
  if (!decided.ok) return decided;

  const { id, code, isSent } = decided.value;
  if (isSent) {
    const delivery = deliver(services, request, { id, code });
    const isArrived = isDiscreet(request.purpose) || (await delivery);
    if (!isArrived) return refused({ code: 'identity.code_undeliverable', detail: {} });
  }
  return done({ expirationTime: call.now.getTime() + RESEND_AFTER_MS });
}

type Decided = { readonly id: string; readonly code: string; readonly isSent: boolean };

/** Counts what was asked for before and writes this one down, with nobody else in between. */
async function decide(tx: Tx, request: CodeRequest): Promise<Outcome<Decided, CodeRefusal>> {
  const { call, channel, recipient, purpose, captcha } = request;
  const { merchantCode, now } = call;
  const owner = isDiscreet(purpose) ? await findOwner(tx, request) : undefined;
  const { standing, asker } = await findAsker(tx, request, owner);
  const address = addressKey(call.address);
  const subject = { merchantCode, channel, recipient, purpose, standing, asker, address };
  await store.lockCodes(tx, subject);
  const asked = await store.countCodes(tx, { ...subject, now });
  const limit = findLimitRefusal(asked, { purpose, standing, now });
  if (limit) return refused(limit);
  if (isCaptchaDemanded(asked)) {
    const refuse = (code: 'identity.captcha_needed' | 'identity.captcha_wrong') =>
      refused({ code, detail: { captcha: true } });
    if (captcha.answer === '') return refuse('identity.captcha_needed');
    if (!(await isCaptchaRead(tx, { call, ...captcha }))) return refuse('identity.captcha_wrong');
  }
  const id = drawId(now);
  const code = drawDigits(CODE_DIGITS);
  const isSent = isDiscreet(purpose) ? owner !== undefined && !isBudgetSpent(asked) : true;
  await store.insertCode(tx, {
    ...subject,
    id,
    codeHash: hashCode(id, code),
    isSent,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_VALID_MS),
  });
  return done({ id, code, isSent });
}

function findOwner(tx: Tx, { call, channel, recipient }: CodeRequest): Promise<Member | undefined> {
  const { merchantCode } = call;
  return channel === 'sms'
    ? findMemberByVerifiedMobile(tx, { merchantCode, mobile: recipient })
    : findMemberByVerifiedEmail(tx, { merchantCode, email: recipient });
}

type Asker = { readonly standing: Standing; readonly asker: string };

/** In whose name a code is asked for. One question more about the device, also where there is no owner. */
async function findAsker(
  tx: Tx,
  { call, purpose }: CodeRequest,
  owner: Member | undefined,
): Promise<Asker> {
  if (purpose === 'bind' || purpose === 'payment') {
    invariant(call.caller, `only members ask for a code to ${purpose} with`);
    return { standing: 'MEMBER', asker: call.caller.memberId };
  }
  const { merchantCode } = call;
  const username = owner?.username ?? '';
  const deviceHash = deviceOf(call).hash;
  const isOwners = await isKnownDevice(tx, { merchantCode, username, deviceHash });
  return owner && isOwners
    ? { standing: 'OWNER', asker: owner.id }
    : { standing: 'STRANGER', asker: addressKey(call.address) };
}

/** Hands the message over; a code that did not leave is taken back. Never throws. */
async function deliver(
  services: IdentityServices,
  { call, channel, recipient }: CodeRequest,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const { database, outside, merchants, log } = services;
  const { language, hostname, merchantCode, now: at } = call;
  const send = channel === 'sms' ? outside.sendSms : outside.sendMail;
  try {
    const merchant = merchants.get(merchantCode);
    const words = writeMessage(merchant, { channel, language, hostname, code });
    if (await send({ ...words, merchantCode, recipient, at })) return true;
    await database.statement((tx) => store.updateUnsent(tx, id));
  } catch (error) {
    log.error({ err: error, requestId: call.requestId }, 'a code was not sent');
  }
  return false;
}
