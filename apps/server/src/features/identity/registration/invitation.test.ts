import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { expect, test } from 'vitest';
import { type Invitation, invitedType, isInviting, readInvitationCode } from './invitation.ts';

const at = { hostname: 'play.example', now: new Date('2030-01-01T12:00:00Z') };
const earlier = new Date(at.now.getTime() - 1);
const later = new Date(at.now.getTime() + 1);
const invitation: Invitation = {
  code: 'AGENT001',
  ownerId: 'owner',
  ownerType: 1,
  isOwnerDisabled: false,
  targetType: 0,
  domain: null,
  uses: 0,
  usesMax: null,
  expiresAt: null,
  disabledAt: null,
};

test.each([
  ['without limits', {}],
  ['with a use left', { uses: 4, usesMax: 5 }],
  ['that ends later', { expiresAt: later }],
  ['for this host', { domain: 'play.example' }],
])('a code %s invites', (_, change) => {
  expect(isInviting({ ...invitation, ...change }, at)).toBe(true);
});

test.each([
  ['that is used up', { uses: 5, usesMax: 5 }],
  ['that ended', { expiresAt: earlier }],
  ['that ends now', { expiresAt: at.now }],
  ['that was switched off', { disabledAt: earlier }],
  ['of an owner who was disabled', { isOwnerDisabled: true }],
  ['for another host', { domain: 'other.example' }],
])('a code %s does not', (_, change) => {
  expect(isInviting({ ...invitation, ...change }, at)).toBe(false);
});

test.each(Object.values(MEMBER_TYPES))('of the types only agents invite: %i', (ownerType) => {
  const isAgent = ([1, 2, 41, 42] as readonly MemberType[]).includes(ownerType);
  expect(isInviting({ ...invitation, ownerType }, at)).toBe(isAgent);
});

test.each([
  [1, 0, 0],
  [2, 1, 1],
  [41, 0, 40],
  [42, 1, 41],
] as const)('who is invited by type %i for target %i becomes %i', (ownerType, targetType, type) => {
  expect(invitedType({ ...invitation, ownerType, targetType })).toBe(type);
});

test.each([
  ['agent001', 'AGENT001'],
  [' AGENTOOL ', 'AGENT001'],
  ['ＡＧＥＮＴ００１', 'AGENT001'],
])('%s is read as %s', (typed, code) => {
  expect(readInvitationCode(typed)).toBe(code);
});

test.each(['', 'AGENT01', 'AGENT0012', 'AGENT-01', 'AGENTU01'])('“%s” is no code', (typed) => {
  expect(readInvitationCode(typed)).toBeUndefined();
});
