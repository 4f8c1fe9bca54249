import { expect, test } from 'vitest';
import { isPasskeyOffered } from './passkey-offer.ts';

const DAY_MS = 86_400_000;
const facts = { canCreate: true, passkeyCount: 0, declinedAtMs: undefined, nowMs: 1_000 * DAY_MS };

test('a passkey is offered to whoever can make one and has none', () => {
  expect(isPasskeyOffered(facts)).toBe(true);
  expect(isPasskeyOffered({ ...facts, canCreate: false })).toBe(false);
  expect(isPasskeyOffered({ ...facts, passkeyCount: 1 })).toBe(false);
});

test('whoever declined is left alone for thirty days, and not a moment longer', () => {
  const declinedAtMs = facts.nowMs - 30 * DAY_MS;
  expect(isPasskeyOffered({ ...facts, declinedAtMs: declinedAtMs + 1 })).toBe(false);
  expect(isPasskeyOffered({ ...facts, declinedAtMs })).toBe(true);
});
