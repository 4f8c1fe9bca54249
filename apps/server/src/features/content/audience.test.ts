import { CONTENT_KINDS, type ContentKind } from '@maneki/contract/content/kinds';
import type { MemberType } from '@maneki/contract/identity/member-types';
import { expect, test } from 'vitest';
import { EVERYBODY, GUESTS, isFor, MEMBERS, type Reader } from './audience.ts';

const member = (type: MemberType, more: Partial<Reader> = {}): Reader => ({
  member: { id: 'somebody', type, isExcluded: false },
  countryCode: 'JP',
  ...more,
});
const guest: Reader = { member: undefined, countryCode: 'JP' };
const sees = (reader: Reader, audience: object, kind: ContentKind = 'PL') =>
  isFor({ kind, audience: { ...EVERYBODY, ...audience } }, reader);

test('[MSG-2] guests see only what is meant for guests, members only what is meant for them', () => {
  expect([sees(guest, EVERYBODY), sees(guest, GUESTS), sees(guest, MEMBERS)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([sees(member(0), EVERYBODY), sees(member(0), GUESTS), sees(member(0), MEMBERS)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[MSG-2] members are chosen by their type, and a trial is of type 4', () => {
  expect(sees(member(4), { types: [4] })).toBe(true);
  expect(sees(member(0), { types: [4] })).toBe(false);
  expect(sees(member(41), { types: [1, 41] })).toBe(true);
});

test('[MSG-2] notices to agents are for types 1, 2, 41 and 42, whatever the audience says', () => {
  const readers = [0, 1, 2, 4, 40, 41, 42] as const;
  expect(readers.filter((type) => sees(member(type), EVERYBODY, 'A'))).toEqual([1, 2, 41, 42]);
  expect(sees(guest, EVERYBODY, 'A')).toBe(false);
  expect(sees(member(1), { types: [2] }, 'A')).toBe(false);
});

test('[MSG-2] what is demanded of a reader and not known of her is not matched', () => {
  expect(sees(guest, { countries: ['JP', 'TH'] })).toBe(true);
  expect(sees(guest, { countries: ['TH'] })).toBe(false);
  expect(sees({ ...guest, countryCode: null }, { countries: ['JP'] })).toBe(false);
  expect(sees(member(0), { vip: [3] })).toBe(false);
  expect(sees(member(0, { vip: 3 }), { vip: [3] })).toBe(true);
  expect(sees(member(0), { labels: ['gold'] })).toBe(false);
  expect(sees(member(0, { labels: ['new', 'gold'] }), { labels: ['gold'] })).toBe(true);
  expect(sees(member(0, { labels: ['gold'] }), { labels: [] })).toBe(false);
});

test('[SAFE-2] whoever stays away reads notices, and is invited to nothing', () => {
  const away = { id: 'somebody', type: 1, isExcluded: true } as const;
  const shown = CONTENT_KINDS.filter((kind) => sees(member(1, { member: away }), EVERYBODY, kind));
  expect(shown).toEqual(['A', 'PL']);
});
