import { solveProof } from '@maneki/contract/call/solve-proof';
import { expect, test } from 'vitest';
import { createProofChallenges, PROOF_LIFE_MS } from './proof-challenge.ts';

const now = new Date('2030-01-01T12:00:00Z');
const scope = { purpose: 'register', merchantCode: 'maneki' } as const;
const challenges = createProofChallenges('a secret of at least thirty-two characters');
const make = (bits: number) =>
  challenges.make({ ...scope, bits }, now, new Uint8Array(16).fill(bits)).challenge;

test('a proof is read when every part has the bits that its challenge asks for', () => {
  const challenge = make(9);
  const proof = solveProof({ challenge, bits: 9 });
  const expiresAt = new Date(now.getTime() + PROOF_LIFE_MS);
  expect(challenges.read(proof, scope, now)).toEqual({ challenge, expiresAt });
});

test('a solution with one part that was not worked for is none', () => {
  const challenge = make(16);
  const easy = solveProof({ challenge, bits: 4 });
  expect(challenges.read(easy, scope, now)).toBeUndefined();
  const proof = solveProof({ challenge: make(10), bits: 10 });
  const parts = Array.from({ length: 8 }, (_, part) => proof.length - 64 + part * 8);
  for (const start of parts) {
    const wrong = `${proof.slice(0, start)}ffffffff${proof.slice(start + 8)}`;
    expect(challenges.read(wrong, scope, now), `${start}`).toBeUndefined();
  }
});

test('a challenge of another installation is nothing here', () => {
  const others = createProofChallenges('another secret of thirty-two characters or more');
  const { challenge } = others.make({ ...scope, bits: 1 }, now, new Uint8Array(16));
  expect(challenges.read(solveProof({ challenge, bits: 1 }), scope, now)).toBeUndefined();
});

test('a proof is checked in well under a millisecond', () => {
  const proof = solveProof({ challenge: make(9), bits: 9 });
  const begun = performance.now();
  for (let checked = 0; checked < 100; checked += 1) challenges.read(proof, scope, now);
  expect((performance.now() - begun) / 100).toBeLessThan(1);
});
