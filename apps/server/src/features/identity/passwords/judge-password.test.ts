import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { judgePassword } from './judge-password.ts';

const judge = (password: string, username = 'hanako') => judgePassword({ password, username });

test('a password has 6 to 20 characters', () => {
  expect(judge('q7vkz')).toBe('identity.password_format');
  expect(judge('q7vkzm')).toBeUndefined();
  expect(judge('q7vkzmw2xrtb9hgdnp4j')).toBeUndefined();
  expect(judge('q7vkzmw2xrtb9hgdnp4jc')).toBe('identity.password_format');
});

test('characters are counted as a reader counts them', () => {
  expect(judge('q7🐈🐈🐈🐈')).toBeUndefined();
  expect(judge('q7🐈🐈')).toBe('identity.password_format');
});

test('a password has a letter and a digit', () => {
  expect(judge('qvkzmwxr')).toBe('identity.password_format');
  expect(judge('83917264')).toBe('identity.password_format');
  expect(judge('8391726q')).toBeUndefined();
  expect(judge('まねき猫8391')).toBeUndefined();
});

test('a password is not the username, around it or inside it', () => {
  expect(judge('hanako77', 'hanako77')).toBe('identity.password_weak');
  expect(judge('xHANAKO9', 'hanako')).toBe('identity.password_weak');
  expect(judge('hanako7', 'hanako77x')).toBe('identity.password_weak');
  expect(judge('q7vkzmw', '')).toBeUndefined();
});

test('leaked passwords of the right form are refused, however they are capitalised', () => {
  for (const password of ['abc123', 'a123456', '1q2w3e4r', 'PassW0rd']) {
    expect(judge(password), password).toBe('identity.password_weak');
  }
});

test('every word of the shipped list is refused or has no form to begin with', () => {
  const taken = dictionary['passwords-common'].filter((word) => judge(word) === undefined);
  expect(taken).toEqual([]);
});

test('a leaked word with a little around it is refused', () => {
  const disguised = [
    'password1',
    'Password2026!',
    'sunflower123',
    '1sunflower',
    'dr4gon99',
    'p4ssw0rd7',
    'sunflower!!1',
    'sunflower7777',
    '4dmin!2024',
    'x111111',
  ];
  for (const password of disguised)
    expect(judge(password), password).toBe('identity.password_weak');
});

test('a word with something of one’s own around it is taken', () => {
  for (const password of ['sunflower8351', 'maneki2026', 'blue7tiger4hat', 'kT4-osaka-w91']) {
    expect(judge(password), password).toBeUndefined();
  }
});
