import { expect, test } from 'vitest';
import { type Draft, draftOf, EMPTY_TIER, judgeDraft, writeOffer } from './draft-terms.ts';

const PAYEE = '0190a2b4-0000-7000-8000-000000000001';
const tier = { rate: '0.05', minTurnover: '100,000', minActive: '3', minNet: '' };
const draft: Draft = {
  groups: ['RNG', 'LIVE'],
  tiers: [tier],
  capPerHour: '50',
  capPerDay: '600',
  remark: ' Welcome ',
};

test('[AGENT-4] a daily salary is sent as it was typed, without what was left empty', () => {
  expect(judgeDraft('DAILY_SALARY', draft)).toEqual({});
  expect(writeOffer('DAILY_SALARY', PAYEE, { ...draft, capPerDay: '' })).toEqual({
    kind: 'DAILY_SALARY',
    payeeId: PAYEE,
    remark: 'Welcome',
    terms: {
      groups: ['RNG', 'LIVE'],
      tiers: [{ ratePpm: 500, minTurnover: '100000', minActive: 3 }],
    },
  });
});

test('[AGENT-4] an hourly salary has one rate and both caps', () => {
  expect(judgeDraft('HOURLY_SALARY', draft)).toEqual({});
  expect(writeOffer('HOURLY_SALARY', PAYEE, draft).terms).toEqual({
    groups: ['RNG', 'LIVE'],
    ratePpm: 500,
    minTurnover: '100000',
    capPerHour: '50',
    capPerDay: '600',
  });
  const uncapped = { ...draft, capPerHour: '', capPerDay: '0' };
  expect(judgeDraft('HOURLY_SALARY', uncapped)).toEqual({
    capPerHour: 'amount',
    capPerDay: 'amount',
  });
});

test('[AGENT-4] what is wrong is told where it stands, by the names that refusals use', () => {
  const wrong = { rate: '0', minTurnover: 'x', minActive: '-1', minNet: '1.23456' };
  expect(judgeDraft('DIVIDEND', { ...draft, tiers: [tier, wrong] })).toEqual({
    'tiers.1.ratePpm': 'rate',
    'tiers.1.minTurnover': 'amount',
    'tiers.1.minActive': 'count',
    'tiers.1.minNet': 'amount',
  });
  expect(judgeDraft('DIVIDEND', { ...draft, tiers: [tier, tier] })).toEqual({
    'tiers.1.ratePpm': 'sameRate',
  });
  expect(judgeDraft('DAILY_SALARY', { ...draft, groups: [] })).toEqual({ groups: 'groups' });
});

test('an offer begins with nothing, or with what is in force', () => {
  expect(draftOf('DAILY_SALARY', null).tiers).toEqual([EMPTY_TIER]);
  expect(draftOf('HOURLY_SALARY', null).groups).toEqual(['LOTT', 'ELOTT']);
});
