import { expect, test } from 'vitest';
import { PROOF_PARTS, PROOF_TRY_DIGITS, partText, seedOf } from './proof.ts';
import { compressBlock, INITIAL_STATE } from './sha256-block.ts';
import { solveProof } from './solve-proof.ts';

const challenge = `5.abc.${'Q'.repeat(22)}.${'aZ09_-xyz'.repeat(5).slice(0, 43)}`;

const hash = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

test('a block is compressed as the standard says', () => {
  // "abc", the first example of FIPS 180-4.
  const block = new Uint32Array(16);
  block[0] = 0x61626380;
  block[15] = 24;
  const state = INITIAL_STATE.slice();
  compressBlock(state, block);
  expect([...state].map((word) => word.toString(16).padStart(8, '0')).join('')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('every part of a solution hashes to as many zero bits as were asked for', async () => {
  const proof = solveProof({ challenge, bits: 9 });
  expect(proof.startsWith(`${challenge}.`)).toBe(true);
  const tries = proof.slice(challenge.length + 1).match(/.{8}/g) ?? [];
  expect(tries).toHaveLength(PROOF_PARTS);
  for (const [part, written] of tries.entries()) {
    expect(written).toHaveLength(PROOF_TRY_DIGITS);
    const [first = 0, second = 0] = await hash(`${partText(seedOf(challenge), part)}${written}`);
    expect(first * 256 + second).toBeLessThan(2 ** 7);
  }
});
