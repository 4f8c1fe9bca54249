import {
  PROOF_PARTS,
  PROOF_SEED_LENGTH,
  PROOF_TRY_DIGITS,
  partText,
  seedOf,
  writeProof,
} from './proof.ts';
import { compressBlock, INITIAL_STATE } from './sha256-block.ts';

export type ProofChallenge = { readonly challenge: string; readonly bits: number };

/** The seed and the digit of the part come before the try. */
const TRY_WORD = (PROOF_SEED_LENGTH + 1) / 4;
const TEXT_BITS = (PROOF_SEED_LENGTH + 1 + PROOF_TRY_DIGITS) * 8;

/**
 * Solves a challenge by trying, and answers the header to send. It counts in one go and would hold up a page:
 * browsers run it in a worker. What is hashed fits one block of SHA-256, so a try costs one compression.
 */
export function solveProof({ challenge, bits }: ProofChallenge): string {
  const seed = seedOf(challenge);
  const tries = Array.from({ length: PROOF_PARTS }, (_, part) =>
    solvePart(partText(seed, part), bits),
  );
  return writeProof(challenge, tries);
}

function solvePart(text: string, bits: number): string {
  const block = new Uint32Array(16);
  for (let index = 0; index < TRY_WORD; index += 1)
    block[index] = [0, 1, 2, 3].reduce(
      (word, byte) => (word << 8) | text.charCodeAt(index * 4 + byte),
      0,
    );
  block[TRY_WORD + 2] = 0x80000000;
  block[15] = TEXT_BITS;
  const state = new Uint32Array(8);
  for (let count = 0; ; count += 1) {
    block[TRY_WORD] = writeHex(count >>> 16);
    block[TRY_WORD + 1] = writeHex(count & 0xffff);
    state.set(INITIAL_STATE);
    compressBlock(state, block);
    if (Math.clz32(state[0]!) >= bits) return count.toString(16).padStart(PROOF_TRY_DIGITS, '0');
  }
}

/** Sixteen bits as the codes of four hexadecimal digits. */
const writeHex = (bits: number): number =>
  (digitCode(bits >>> 12) << 24) |
  (digitCode((bits >>> 8) & 15) << 16) |
  (digitCode((bits >>> 4) & 15) << 8) |
  digitCode(bits & 15);

const digitCode = (digit: number): number => (digit < 10 ? 48 : 87) + digit;
