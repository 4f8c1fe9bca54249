import { expect, test } from 'vitest';
import { AGENT_EXCLUDED_TYPES, CONTRACT_PROMPT_EXCLUDED_TYPES } from '../constants.ts';
import { hasRight, isPlayCredit, MEMBER_TYPES, RIGHTS } from './member-types.ts';

const all = Object.values(MEMBER_TYPES);

test('agents are all types but those that the specification excludes', () => {
  const excluded: readonly number[] = AGENT_EXCLUDED_TYPES;
  expect(RIGHTS.agent).toEqual(all.filter((type) => !excluded.includes(type)));
});

test('contracts are offered to all types but those that the specification excludes', () => {
  const excluded: readonly number[] = CONTRACT_PROMPT_EXCLUDED_TYPES;
  expect(RIGHTS.contract).toEqual(all.filter((type) => !excluded.includes(type)));
});

test('trials and demo accounts play with credit, and inbox and member pages are closed to trials alone', () => {
  expect(all.filter(isPlayCredit)).toEqual([4, 40, 41, 42]);
  expect(all.filter((type) => !hasRight(type, 'inbox'))).toEqual([4]);
  expect(all.filter((type) => !hasRight(type, 'member'))).toEqual([4]);
  expect(all.every((type) => hasRight(type, 'session'))).toBe(true);
});
