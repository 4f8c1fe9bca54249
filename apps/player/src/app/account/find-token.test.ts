import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { expect, test } from 'vitest';
import { findToken, mayReplace } from './find-token.ts';

const find = (address: string) => findToken(`https://maneki.example${address}`);

test('an address without a token holds none', () => {
  expect(find('/m/home')).toBeUndefined();
  expect(find('/m/home?token=')).toBeUndefined();
  expect(find('/m/login?back=%2Fm%2Fset')).toBeUndefined();
});

test('a token is taken out of the address and all else stays', () => {
  expect(find('/m/home?lang=JA&token=abc#top')).toEqual({
    token: 'abc',
    cleaned: '/m/home?lang=JA#top',
    onward: undefined,
  });
});

test('the tokens of the embedded lottery are left alone', () => {
  expect(find('/m/lotto-h5/mui/Tradition/games/1?token=abc')).toBeUndefined();
});

test('a token that the login page carries along leads to where it was sent', () => {
  const back = encodeURIComponent('/m/member/home?token=abc&tab=2');
  expect(find(`/m/login?back=${back}`)).toEqual({
    token: 'abc',
    cleaned: `/m/login?back=${encodeURIComponent('/m/member/home?tab=2')}`,
    onward: '/m/member/home?tab=2',
  });
});

test('an address of another site is never gone to', () => {
  const elsewhere = encodeURIComponent('https://evil.example/m/home?token=abc');
  expect(find(`/m/login?back=${elsewhere}`)).toBeUndefined();
});

test('a token opens a session for guests and trials, and never instead of a member', () => {
  expect(mayReplace(null)).toBe(true);
  expect(mayReplace({ type: MEMBER_TYPES.trial })).toBe(true);
  expect(mayReplace({ type: MEMBER_TYPES.player })).toBe(false);
  expect(mayReplace({ type: MEMBER_TYPES.agent })).toBe(false);
});
