import { expect, test } from 'vitest';
import { fairnessAddress, readNews, refillAddress } from './frame-news.ts';

const frame = {} as MessageEventSource;
const stranger = {} as MessageEventSource;
const speaker = { window: frame, origin: 'https://site.test' };
const leave = { type: 'house.leave' };

test('the game in the frame is heard', () => {
  const heard = { data: leave, origin: 'https://site.test', source: frame };
  expect(readNews(heard, speaker)).toEqual(leave);
});

test.each([
  ['another window', { data: leave, origin: 'https://site.test', source: stranger }],
  ['a page that the frame moved to', { data: leave, origin: 'https://evil.test', source: frame }],
  [
    'an extension that speaks for nobody',
    { data: leave, origin: 'https://site.test', source: null },
  ],
  ['something else', { data: { type: 'webpack' }, origin: 'https://site.test', source: frame }],
  ['a bare text', { data: 'house.leave', origin: 'https://site.test', source: frame }],
])('%s is not heard', (_who, heard) => {
  expect(readNews(heard, speaker)).toBeUndefined();
});

test('before there is a frame nobody is heard', () => {
  const heard = { data: leave, origin: 'https://site.test', source: null };
  expect(readNews(heard, { ...speaker, window: null })).toBeUndefined();
});

test('a round is checked with what the game told of it, and with nothing else', () => {
  const query = 'game=maneki3&nonce=7&clientSeed=a%26b&next=https://evil.test';
  expect(fairnessAddress(query)).toBe('/m/fairness?game=maneki3&clientSeed=a%26b&nonce=7');
  expect(fairnessAddress(undefined)).toBe('/m/fairness');
  expect(fairnessAddress(`game=${'x'.repeat(129)}`)).toBe('/m/fairness');
});

test('[TRIAL-2] what ran out is filled up: a trial’s balance, or the credit that a member tries games with', () => {
  expect(refillAddress(true, { type: 4 })).toBe('/m/refill');
  expect(refillAddress(false, { type: 0 })).toBe('/m/refill');
  expect(refillAddress(true, { type: 0 })).toBe('/m/refill?wallet=FREE');
  expect(refillAddress(true, { type: 40 })).toBe('/m/refill');
});
