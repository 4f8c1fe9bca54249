import { expect, test } from 'vitest';
import { heldPassword } from './held-password.ts';

test('a password is held for the member who logged in with it, and for nobody else', () => {
  heldPassword.hold('aya', 'lantern7', 0);
  expect(heldPassword.find('aya', 1)).toBe('lantern7');
  expect(heldPassword.find('ken', 1)).toBeUndefined();
});

test('a held password is forgotten after ten minutes, and when it is dropped', () => {
  heldPassword.hold('aya', 'lantern7', 0);
  expect(heldPassword.find('aya', 10 * 60_000 - 1)).toBe('lantern7');
  expect(heldPassword.find('aya', 10 * 60_000)).toBeUndefined();
  heldPassword.hold('aya', 'lantern7', 0);
  heldPassword.drop();
  expect(heldPassword.find('aya', 1)).toBeUndefined();
});

test('a way in without a password forgets the one before', () => {
  heldPassword.hold('aya', 'lantern7', 0);
  heldPassword.hold('aya', '', 1);
  expect(heldPassword.find('aya', 2)).toBeUndefined();
});
