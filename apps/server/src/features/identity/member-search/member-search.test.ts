import { expect, test } from 'vitest';
import { readSearch } from './member-search.ts';

const ID = '0193a5c8-5f00-7abc-8def-0123456789ab';
const DEVICE = 'A_-'.padEnd(43, 'x');

test.each([
  ['sak', { by: 'name', prefix: 'sak' }],
  [' Sakura ', { by: 'name', prefix: 'sakura' }],
  ['ｓａｋ', { by: 'name', prefix: 'sak' }],
  [ID.toUpperCase(), { by: 'id', id: ID }],
  ['203.0.113.9', { by: 'address', address: '203.0.113.9' }],
  ['2001:DB8::1', { by: 'address', address: '2001:db8::1' }],
  ['Sakura@Example.com', { by: 'email', email: 'sakura@example.com' }],
  [DEVICE, { by: 'device', deviceHash: DEVICE }],
  ['+81 90-1234-5678', { by: 'mobile', mobiles: ['+819012345678'] }],
])('[CONSOLE-2] “%s” is looked for by what it is', (typed, search) => {
  expect(readSearch(typed)).toEqual(search);
});

test('[CONSOLE-2] a number without its country is looked for in all of them', () => {
  const mobiles = (typed: string) => {
    const search = readSearch(typed);
    return search?.by === 'mobile' ? search.mobiles : [];
  };
  expect(mobiles('090-1234-5678')).toContain('+819012345678');
  expect(mobiles('819012345678')).toContain('+819012345678');
  expect(mobiles('0917 123 4567')).toContain('+639171234567');
});

test('[CONSOLE-2] nothing typed looks for nobody in particular', () => {
  expect(readSearch('  ')).toBeUndefined();
});
