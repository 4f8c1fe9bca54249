import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { addressKey } from '#platform/limits/address-key';
import { drawDigits, drawId } from '#platform/secrets/secrets';
import { isCaptchaRead } from '../captcha/check-captcha.ts';
import type { IdentityServices } from '../identity-services.ts';
import { findMemberByVerifiedEmail, findMemberByVerifiedMobile } from '../members/store.ts';
import { type CodeChannel, type CodePurpose, hashCode } from './code.ts';
import {
  CODE_DIGITS,
  CODE_VALID_MS,
  findLimitRefusal,
  isCaptchaDemanded,
  RESEND_AFTER_MS,
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
 * about the recipient: without an account nothing is sent, and the answer neither waits for the
 * message nor tells whether it arrived.
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

const isDiscreet = (purpose: CodePurpose): boolean => purpose === 'login' || purpose === 'forgot';

type Decided = { readonly id: string; readonly code: string; readonly isSent: boolean };

/** Counts what was asked for before and writes this one down, with nobody else in between. */
async function decide(tx: Tx, request: CodeRequest): Promise<Outcome<Decided, CodeRefusal>> {
  const { call, channel, recipient, purpose, captcha } = request;
  const { merchantCode, now } = call;
  const address = addressKey(call.address);
  await store.lockCodes(tx, { merchantCode, channel });
  const asked = await store.countCodes(tx, { merchantCode, channel, recipient, address, now });
  const limit = findLimitRefusal(asked, now);
  if (limit) return refused(limit);
  if (isCaptchaDemanded(asked)) {
    const refuse = (code: 'identity.captcha_needed' | 'identity.captcha_wrong') =>
      refused({ code, detail: { captcha: true } });
    if (captcha.answer === '') return refuse('identity.captcha_needed');
    if (!(await isCaptchaRead(tx, { call, ...captcha }))) return refuse('identity.captcha_wrong');
  }
  const id = drawId(now);
  const code = drawDigits(CODE_DIGITS);
  const isSent = !isDiscreet(purpose) || (await isMembers(tx, request));
  await store.insertCode(tx, {
    id,
    merchantCode,
    channel,
    recipient,
    purpose,
    codeHash: hashCode(id, code),
    address,
    isSent,
    sentAt: now,
    expiresAt: new Date(now.getTime() + CODE_VALID_MS),
  });
  return done({ id, code, isSent });
}

async function isMembers(tx: Tx, { call, channel, recipient }: CodeRequest): Promise<boolean> {
  const { merchantCode } = call;
  const member =
    channel === 'sms'
      ? await findMemberByVerifiedMobile(tx, { merchantCode, mobile: recipient })
      : await findMemberByVerifiedEmail(tx, { merchantCode, email: recipient });
  return member !== undefined;
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
