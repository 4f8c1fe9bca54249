import { expect, test } from 'vitest';
import { hasAnotherWayIn, type WaysIn } from './ways-in.ts';

const none: WaysIn = {
  hasPassword: false,
  hasMobile: false,
  passkeys: [],
  socialAccounts: [],
  contacts: [],
};

test('a password or a proven number is a way in, whatever is lost', () => {
  for (const lost of [{ passkey: 'a' }, { socialAccount: 'google' }] as const) {
    expect(hasAnotherWayIn({ ...none, hasPassword: true }, lost)).toBe(true);
    expect(hasAnotherWayIn({ ...none, hasMobile: true }, lost)).toBe(true);
    expect(hasAnotherWayIn(none, lost)).toBe(false);
  }
});

test('the last passkey and the last account elsewhere keep each other company', () => {
  const both: WaysIn = { ...none, passkeys: ['a'], socialAccounts: ['google'] };
  expect(hasAnotherWayIn(both, { passkey: 'a' })).toBe(true);
  expect(hasAnotherWayIn(both, { socialAccount: 'google' })).toBe(true);
});

test('the only one of its kind cannot go, one of two can', () => {
  expect(hasAnotherWayIn({ ...none, passkeys: ['a'] }, { passkey: 'a' })).toBe(false);
  expect(hasAnotherWayIn({ ...none, passkeys: ['a', 'b'] }, { passkey: 'a' })).toBe(true);
  const one: WaysIn = { ...none, socialAccounts: ['line'] };
  expect(hasAnotherWayIn(one, { socialAccount: 'line' })).toBe(false);
  const two: WaysIn = { ...none, socialAccounts: ['line', 'twitter'] };
  expect(hasAnotherWayIn(two, { socialAccount: 'line' })).toBe(true);
});
