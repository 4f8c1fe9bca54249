import { expect, test } from 'vitest';
import { stateAt, toStake } from './grant.ts';

const at = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 0, minutes));
const waiting = { state: 'CLAIMABLE', availableFrom: at(10), expiresAt: at(20) } as const;

test.each([
  [9, 'LOCKED'],
  [10, 'CLAIMABLE'],
  [19, 'CLAIMABLE'],
  [20, 'EXPIRED'],
] as const)('[PROMO-3] a reward is at minute %i %s', (minute, state) => {
  expect(stateAt(waiting, at(minute))).toBe(state);
});

test('[PROMO-3] what has ended stays ended, whatever the time', () => {
  expect(stateAt({ ...waiting, state: 'CLAIMED' }, at(30))).toBe('CLAIMED');
  expect(stateAt({ ...waiting, state: 'CANCELLED' }, at(15))).toBe('CANCELLED');
});

test('[PROMO-3] eighty with a deposit of eighty, twenty times, is three thousand two hundred to stake', () => {
  const terms = { principal: 160n, multiple: 20, groups: [], maxBet: null, days: 30 };
  expect(toStake({ terms })).toBe(3_200n);
  expect(toStake({ terms: null })).toBe(0n);
});
