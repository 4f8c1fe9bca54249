import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { deriveKey } from './seal.ts';

const LIFE_MS = 120 * SECOND_MS;
const RANDOM_BYTES = 16;
const FORM = /^([0-9a-z]{1,11})\.([\w-]{22})\.([\w-]{43})$/;

export type ChallengeState =
  | { readonly kind: 'valid'; readonly expiresAt: Date }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

/**
 * One-use words for encrypted calls. They are signed instead of stored, so giving one out costs no
 * write; only the spent ones are kept, until they would have expired anyway.
 */
export type Challenges = {
  make(now: Date, random: Uint8Array): { readonly challenge: string; readonly expiresAt: Date };
  read(challenge: string, now: Date): ChallengeState;
};

export function createChallenges(masterSecret: string): Challenges {
  const key = deriveKey(masterSecret, 'call challenges');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    make(now, random) {
      invariant(random.length === RANDOM_BYTES, `a challenge needs ${RANDOM_BYTES} random bytes`);
      const expiresAt = new Date(now.getTime() + LIFE_MS);
      const word = Buffer.from(random).toString('base64url');
      const text = `${expiresAt.getTime().toString(36)}.${word}`;
      return { challenge: `${text}.${sign(text)}`, expiresAt };
    },
    read(challenge, now) {
      const [, expiry = '', word = '', signature = ''] = FORM.exec(challenge) ?? [];
      // As texts, not as bytes: two spellings of one signature would be two challenges to spend.
      const expected = Buffer.from(sign(`${expiry}.${word}`));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return { kind: 'forged' };
      const expiresAt = new Date(Number.parseInt(expiry, 36));
      return expiresAt < now ? { kind: 'expired' } : { kind: 'valid', expiresAt };
    },
  };
}
