/** What work is proven for: a proof for one of these is nothing to the others. */
export const PROOF_PURPOSES = ['register', 'trial', 'code'] as const;

export type ProofPurpose = (typeof PROOF_PURPOSES)[number];

/** Where a proof travels, so that the bodies of calls hold only what they are about. */
export const PROOF_HEADER = 'proof';

/**
 * One puzzle is solved as several smaller ones. They take as many tries on average, but never many times as
 * many: nobody waits much longer than others.
 */
export const PROOF_PARTS = 8;

/** How a try is written: hexadecimal, always as long. */
export const PROOF_TRY_DIGITS = 8;

/** Most leading zero bits that are ever asked for in a part. */
export const PROOF_BITS_MAX = 20;

/** Each part of a solution, so that the SHA-256 of `seed + part + try` begins with that many zero bits. */
export const partText = (seed: string, part: number): string => `${seed}${part}`;

/** What is hashed is the signature at the end of a challenge: nobody knows it before it is given out. */
export const PROOF_SEED_LENGTH = 43;

export const seedOf = (challenge: string): string => challenge.slice(-PROOF_SEED_LENGTH);

/** A challenge and its solution as they travel. */
export const writeProof = (challenge: string, tries: readonly string[]): string =>
  `${challenge}.${tries.join('')}`;
