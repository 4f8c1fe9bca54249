import { createHash, createHmac } from 'node:crypto';
import {
  PROOF_PARTS,
  PROOF_SEED_LENGTH,
  PROOF_TRY_DIGITS,
  type ProofPurpose,
  partText,
} from '@maneki/contract/call/proof';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { deriveKey } from '../encryption/seal.ts';
import { isSameHash } from '../secrets/secrets.ts';

/** Long enough to fill in a form while it is solved, too short to store many up. */
export const PROOF_LIFE_MS = 5 * MINUTE_MS;
const RANDOM_BYTES = 16;
const FORM = new RegExp(
  `^(\\d{1,2})\\.([0-9a-z]{1,11})\\.([\\w-]{22})\\.([\\w-]{${PROOF_SEED_LENGTH}})` +
    `\\.((?:[0-9a-f]{${PROOF_TRY_DIGITS}}){${PROOF_PARTS}})$`,
);

/** What a proof counts for, and nothing else. */
export type ProofScope = { readonly purpose: ProofPurpose; readonly merchantCode: string };

export type ReadProof = { readonly challenge: string; readonly expiresAt: Date };

/**
 * Challenges of a difficulty, signed instead of stored, as those of encrypted calls are. What a challenge is
 * for is in its signature only: whoever sends it elsewhere has sent a forged one.
 */
export type ProofChallenges = {
  make(
    scope: ProofScope & { readonly bits: number },
    now: Date,
    random: Uint8Array,
  ): { readonly challenge: string; readonly expiresAt: Date };
  /** The challenge of a proof that is ours, in time and really solved; else undefined. */
  read(proof: string, scope: ProofScope, now: Date): ReadProof | undefined;
};

export function createProofChallenges(masterSecret: string): ProofChallenges {
  const key = deriveKey(masterSecret, 'proof challenges');
  const sign = (text: string, { purpose, merchantCode }: ProofScope) =>
    createHmac('sha256', key).update(`${text} ${purpose} ${merchantCode}`).digest('base64url');

  return {
    make({ bits, ...scope }, now, random) {
      invariant(random.length === RANDOM_BYTES, `a challenge needs ${RANDOM_BYTES} random bytes`);
      const expiresAt = new Date(now.getTime() + PROOF_LIFE_MS);
      const word = Buffer.from(random).toString('base64url');
      const text = `${bits}.${expiresAt.getTime().toString(36)}.${word}`;
      return { challenge: `${text}.${sign(text, scope)}`, expiresAt };
    },
    read(proof, scope, now) {
      const [, bits = '', expiry = '', word = '', signature = '', tries = ''] =
        FORM.exec(proof) ?? [];
      const text = `${bits}.${expiry}.${word}`;
      if (!isSameHash(signature, sign(text, scope))) return undefined;
      const expiresAt = new Date(Number.parseInt(expiry, 36));
      if (expiresAt < now || !isSolved(signature, tries, Number(bits))) return undefined;
      return { challenge: `${text}.${signature}`, expiresAt };
    },
  };
}

function isSolved(seed: string, tries: string, bits: number): boolean {
  for (let part = 0; part < PROOF_PARTS; part += 1) {
    const written = tries.slice(part * PROOF_TRY_DIGITS, (part + 1) * PROOF_TRY_DIGITS);
    const hash = createHash('sha256')
      .update(`${partText(seed, part)}${written}`)
      .digest();
    if (Math.clz32(hash.readUInt32BE(0)) < bits) return false;
  }
  return true;
}
