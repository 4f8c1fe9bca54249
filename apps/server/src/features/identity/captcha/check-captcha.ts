import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { isSameHash } from '#platform/secrets/secrets';
import { countGuess, holdGuesses, minutesLocked } from '../login/count-guess.ts';
import { captchaSubject } from '../login/guesses.ts';
import { hashAnswer } from './captcha.ts';
import { takeCaptcha } from './store.ts';

type Answer = {
  readonly call: Pick<Call, 'merchantCode' | 'address' | 'now'>;
  readonly id: string;
  readonly answer: string;
};

type Wrong = Extract<IdentityRefusal, { code: 'identity.captcha_wrong' }>;
type Locked = Extract<IdentityRefusal, { code: 'identity.locked' }>;

const wrong = refused({ code: 'identity.captcha_wrong', detail: { captcha: true } });

/**
 * Whether the answer fits its picture. It spends the picture, so one picture takes one guess, and
 * wrong ones are counted by address: whoever has machines guess would get through now and then. The
 * caller must keep its transaction even when it refuses, and hold no other count after this one.
 */
export async function checkCaptcha(
  tx: Tx,
  { call, id, answer }: Answer,
): Promise<Outcome<true, Wrong | Locked>> {
  const { merchantCode, now } = call;
  const subjects = [captchaSubject(call.address)];
  const held = await holdGuesses(tx, { merchantCode, subjects, now });
  const minutes = minutesLocked(held, ['captcha']);
  if (minutes) return refused({ code: 'identity.locked', detail: { minutes } });
  const taken = await takeCaptcha(tx, { merchantCode, id });
  const isInTime = taken !== undefined && taken.expiresAt > now;
  if (isInTime && isSameHash(taken.answerHash, hashAnswer({ id, answer }))) return done(true);
  await countGuess(tx, held);
  return wrong;
}

/** The same for calls that know no lock: there a picture is simply wrong until it is over. */
export async function isCaptchaRead(tx: Tx, answer: Answer): Promise<boolean> {
  return (await checkCaptcha(tx, answer)).ok;
}
