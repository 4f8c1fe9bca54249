import { RIGHTS } from '@maneki/contract/identity/member-types';
import { expect, test } from 'vitest';
import { type Audience, EVERYBODY, GUESTS, MEMBERS } from '../audience.ts';
import { draftInput } from '../testing/draft-input.ts';
import { nameAudience, stateOf } from './entry.ts';
import { listChanges } from './list-changes.ts';

const now = new Date('2030-01-01T12:00:00Z');
const before = new Date('2030-01-01T11:00:00Z');
const after = new Date('2030-01-01T13:00:00Z');
const never = { liveVersion: null, withdrawnAt: null, startsAt: null, endsAt: null };

test.each([
  ['draft', never],
  ['draft', { ...never, startsAt: before }],
  ['ended', { ...never, withdrawnAt: before }],
  ['live', { ...never, liveVersion: 1 }],
  ['live', { ...never, liveVersion: 1, startsAt: now, endsAt: after }],
  ['planned', { ...never, liveVersion: 1, startsAt: after }],
  ['ended', { ...never, liveVersion: 1, startsAt: before, endsAt: now }],
])('[CONSOLE-2] an entry is %s when it is %j', (state, entry) => {
  expect(stateOf(entry, now)).toBe(state);
});

test.each<[string, 'A' | 'PL', Audience]>([
  ['agents', 'A', MEMBERS],
  ['everybody', 'PL', EVERYBODY],
  ['guests', 'PL', GUESTS],
  ['members', 'PL', MEMBERS],
  ['members', 'PL', { ...MEMBERS, types: RIGHTS.member }],
  ['agents', 'PL', { ...MEMBERS, types: RIGHTS.agent }],
  ['some', 'PL', { ...GUESTS, types: [4] }],
  ['some', 'PL', { ...EVERYBODY, countries: ['JP'] }],
])('[CONSOLE-2] an audience is called %s for %s and %j', (name, kind, audience) => {
  expect(nameAudience(kind, audience)).toBe(name);
});

test('[CONSOLE-2] what two versions differ in is told by part and language', () => {
  const first = draftInput('One', { startsAt: '2030-01-01T12:00:00.000Z' });
  const { guest: _, ...rest } = first.audience;
  // As the database answers it, its keys in another order.
  expect(listChanges(first, { ...first, audience: { ...rest, guest: true } })).toEqual([]);
  const second = draftInput('Two', {
    image: 'art:bannerSlots',
    audience: { ...first.audience, guest: false },
    texts: {
      EN: { title: 'Two', text: '', body: '<p>One</p>' },
      JA: { title: '二', text: '', body: '<p>二</p>' },
    },
  });
  expect(listChanges(first, second)).toEqual([
    { part: 'title', language: 'EN' },
    { part: 'title', language: 'JA' },
    { part: 'body', language: 'JA' },
    { part: 'image', language: null },
    { part: 'audience', language: null },
    { part: 'period', language: null },
  ]);
});
