import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { expect, test } from 'vitest';
import { judgeDoor } from './admit-member.ts';

const TYPES: readonly MemberType[] = Object.values(MEMBER_TYPES);
const admitted = (role: 'member' | 'agent', isDemoLogin: boolean) =>
  TYPES.filter((type) => judgeDoor({ isDemoLogin }, { type, role }) === undefined);

test('[AUTH-12] the members’ door is open to 0 to 2, and to 40 to 42 where demo accounts may log in', () => {
  expect(admitted('member', false)).toEqual([0, 1, 2]);
  expect(admitted('member', true)).toEqual([0, 1, 2, 40, 41, 42]);
});

test('[AUTH-12] the agents’ door is open to agents and their demo twins, whatever the merchant', () => {
  expect(admitted('agent', false)).toEqual([1, 2, 41, 42]);
  expect(admitted('agent', true)).toEqual([1, 2, 41, 42]);
});

test('[AUTH-12] each door says no in its own words, and to a trial always', () => {
  const merchant = { isDemoLogin: false };
  expect(judgeDoor(merchant, { type: 40, role: 'member' })).toBe('identity.non_member');
  expect(judgeDoor(merchant, { type: 0, role: 'agent' })).toBe('identity.non_agent');
  const generous = { isDemoLogin: true };
  expect(judgeDoor(generous, { type: 4, role: 'member' })).toBe('identity.non_member');
  expect(judgeDoor(generous, { type: 4, role: 'agent' })).toBe('identity.non_agent');
});
