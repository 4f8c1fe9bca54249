import { expect, test } from 'vitest';
import { describeFilters } from './describe-filters.ts';

const list = { privateFilters: ['search'] };

test.each([
  ['hanako@example.com', 'a mailbox'],
  ['+81 90-1234-5678', 'a phone number'],
  ['090 1234 5678', 'a phone number'],
  ['203.0.113.7', 'a network address'],
  ['2001:db8::7', 'a network address'],
  ['0193a5c8-5f00-7abc-8def-0123456789ab', 'a member’s id'],
  [' hana ', 'a name'],
])('[CONSOLE-1] of the search %j the trail keeps that it was %s', (search, kind) => {
  expect(describeFilters(list, { search, state: 'open' })).toEqual({ search: kind, state: 'open' });
});

test('other filters are kept as they are', () => {
  expect(describeFilters({}, { search: 'hana' })).toEqual({ search: 'hana' });
});
