import type { Factor } from '@maneki/contract/identity/factors';
import { expect, test } from 'vitest';
import type { WaysIn } from '../members/ways-in.ts';
import { hasWayInAfter } from './ways-in-after.ts';

const none: WaysIn = {
  hasPassword: false,
  hasMobile: false,
  passkeys: [],
  socialAccounts: [],
  contacts: [],
};
const every: readonly Factor[] = ['password', 'mobile', 'email', 'passkeys', 'socialAccounts'];

test.each<[string, Partial<WaysIn>, readonly Factor[], boolean]>([
  ['a password opens nothing once it is taken away', { hasPassword: true }, ['password'], false],
  ['a password stays where a number goes', { hasPassword: true }, ['mobile', 'email'], true],
  [
    'a new password is chosen with a code',
    { hasPassword: true, contacts: ['email'] },
    ['password', 'mobile'],
    true,
  ],
  [
    'not the password and the last contact at once',
    { hasPassword: true, contacts: ['mobile', 'email'] },
    ['password', 'mobile', 'email'],
    false,
  ],
  ['the only number is not taken away', { hasMobile: true }, ['mobile'], false],
  ['a number beside a passkey is', { hasMobile: true, passkeys: ['a'] }, ['mobile'], true],
  ['not both at once', { hasMobile: true, passkeys: ['a'] }, ['mobile', 'passkeys'], false],
  ['all passkeys go at once', { passkeys: ['a', 'b'] }, ['passkeys'], false],
  ['the last account elsewhere stays', { socialAccounts: ['line'] }, ['socialAccounts'], false],
  ['a number stays where a mailbox goes', { hasMobile: true }, ['email', 'locks'], true],
  ['who has no way in loses none', {}, every, true],
])('[CONSOLE-2] %s', (_, ways, lost, hasOne) => {
  expect(hasWayInAfter({ ...none, ...ways }, lost)).toBe(hasOne);
});
