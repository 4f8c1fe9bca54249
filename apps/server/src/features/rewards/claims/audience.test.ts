import { expect, test } from 'vitest';
import { type Claimant, isFor } from './audience.ts';

const EVERYBODY = {
  types: [],
  vipMin: null,
  vipMax: null,
  labels: [],
  countries: [],
  registeredAfter: null,
};
const WHO: Claimant = {
  memberId: 'm',
  type: 0,
  vipLevel: 3,
  labels: ['calm'],
  countryCode: 'JP',
  registeredAt: new Date('2030-01-02T00:00:00Z'),
  isMobileVerified: true,
  isAway: false,
};

test.each([
  ['everybody', {}, {}, true],
  ['players alone', { types: [0] }, {}, true],
  ['agents alone', { types: [1, 2] }, {}, false],
  ['levels from 3', { vipMin: 3 }, {}, true],
  ['levels from 4', { vipMin: 4 }, {}, false],
  ['levels to 3', { vipMax: 3 }, {}, true],
  ['levels to 2', { vipMax: 2 }, {}, false],
  ['one of two labels', { labels: ['calm', 'other'] }, {}, true],
  ['another label', { labels: ['other'] }, {}, false],
  ['a country', { countries: ['JP'] }, {}, true],
  ['another country', { countries: ['PH'] }, {}, false],
  ['a country that is not known', { countries: ['JP'] }, { countryCode: null }, false],
  ['the day of registration', { registeredAfter: '2030-01-02T00:00:00Z' }, {}, true],
  ['a later day', { registeredAfter: '2030-01-02T00:00:01Z' }, {}, false],
  ['who stays away', {}, { isAway: true }, false],
  ['a trial', {}, { type: 4 }, false],
  ['the demo line', {}, { type: 40 }, false],
] as const)('[PROMO-1] a promotion for %s', (_, audience, who, isMeant) => {
  expect(isFor({ ...EVERYBODY, ...audience }, { ...WHO, ...who })).toBe(isMeant);
});
