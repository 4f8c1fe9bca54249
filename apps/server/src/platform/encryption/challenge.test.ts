import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createChallenges } from './challenge.ts';

const secret = 'a master secret of more than 32 characters';
const noon = new Date('2030-01-01T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const challenges = createChallenges(secret);

test('a challenge counts until its last millisecond and on any node of the same secret', () => {
  const { challenge, expiresAt } = challenges.make(noon, randomBytes(16));
  expect(expiresAt).toEqual(later(120_000));
  const other = createChallenges(secret);
  expect(other.read(challenge, later(120_000))).toEqual({ kind: 'valid', expiresAt });
  expect(other.read(challenge, later(120_001))).toEqual({ kind: 'expired' });
});

test('a challenge that we did not make is forged', () => {
  const { challenge } = challenges.make(noon, randomBytes(16));
  const [expiry, word, signature] = challenge.split('.');
  const longer = (Number.parseInt(expiry!, 36) + 3_600_000).toString(36);
  for (const forged of [
    `${longer}.${word}.${signature}`,
    `${expiry}.${'A'.repeat(22)}.${signature}`,
    `${expiry}.${word}.${'A'.repeat(43)}`,
    `${expiry}.${word}`,
    `${challenge}.`,
    ` ${challenge}`,
    challenge.toUpperCase(),
    '',
    '..',
    'é'.repeat(43),
  ]) {
    expect(challenges.read(forged, noon), forged).toEqual({ kind: 'forged' });
  }
  expect(createChallenges(`${secret}!`).read(challenge, noon)).toEqual({ kind: 'forged' });
});

test('each letter of a challenge counts', () => {
  const { challenge } = challenges.make(noon, randomBytes(16));
  for (const index of challenge.split('').keys()) {
    const letter = challenge[index] === 'a' ? 'b' : 'a';
    const altered = `${challenge.slice(0, index)}${letter}${challenge.slice(index + 1)}`;
    expect(challenges.read(altered, noon), altered).toEqual({ kind: 'forged' });
  }
});
