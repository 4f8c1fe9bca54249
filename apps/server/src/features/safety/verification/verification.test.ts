import { MINUTE_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import {
  type Claim,
  claimantOf,
  readPerson,
  refuseClaim,
  refuseDecision,
  refuseWhileClosed,
} from './verification.ts';

const ages = { today: '2030-01-01', minimumAge: 21 };
const now = new Date('2030-01-01T12:00:00Z');
const claim = (minutesAgo: number, by = 'aiko'): Claim => ({
  status: 'IN_REVIEW',
  claimedBy: by,
  claimedAt: new Date(now.getTime() - minutesAgo * MINUTE_MS),
});
const free: Claim = { status: 'SUBMITTED', claimedBy: null, claimedAt: null };

test.each([
  ['2009-01-01', undefined],
  ['2009-01-02', 'safety.too_young'],
  ['2010-06-01', 'safety.too_young'],
  ['1990-02-30', 'safety.birthday_invalid'],
  ['2031-01-01', 'safety.birthday_invalid'],
  ['1880-01-01', 'safety.birthday_invalid'],
  ['soon', 'safety.birthday_invalid'],
])('[CASH-5] a birthday of %s is refused with %s', (birthday, code) => {
  const read = readPerson({ name: 'Hanako Yamada', birthday }, ages);
  expect(read.ok ? undefined : read.refusal.code).toBe(code);
});

test.each([
  ['Y', 'safety.name_invalid'],
  ['山田', undefined],
  ['a'.repeat(60), undefined],
  ['a'.repeat(61), 'safety.name_invalid'],
  ['Agent 007', 'safety.name_invalid'],
])('[CASH-5] the name %s is refused with %s', (name, code) => {
  const read = readPerson({ name, birthday: '1990-01-01' }, ages);
  expect(read.ok ? undefined : read.refusal.code).toBe(code);
});

test('[CASH-5] a member may send papers unless somebody looks at them or has accepted them', () => {
  for (const status of [undefined, 'SUBMITTED', 'REJECTED', 'REPLACED'] as const)
    expect(refuseWhileClosed(status)).toBeUndefined();
  expect(refuseWhileClosed('IN_REVIEW')?.code).toBe('safety.verification_in_review');
  expect(refuseWhileClosed('APPROVED')?.code).toBe('safety.verification_approved');
});

test('[CONSOLE-3] a claim holds for half an hour, and not a moment longer', () => {
  expect(claimantOf(claim(30), now)).toBe('aiko');
  expect(claimantOf(claim(30.001), now)).toBeUndefined();
  expect(claimantOf(free, now)).toBeUndefined();
});

test('[CONSOLE-3] what is free, one’s own, or was left lying can be claimed; nothing else', () => {
  expect(refuseClaim(free, 'ben', now)).toBeUndefined();
  expect(refuseClaim(claim(1), 'aiko', now)).toBeUndefined();
  expect(refuseClaim(claim(31), 'ben', now)).toBeUndefined();
  expect(refuseClaim(claim(1), 'ben', now)).toEqual({
    code: 'safety.verification_claimed',
    detail: { operator: 'aiko' },
  });
  for (const status of ['APPROVED', 'REJECTED', 'REPLACED'] as const)
    expect(refuseClaim({ ...claim(1), status }, 'aiko', now)?.code).toBe(
      'safety.verification_decided',
    );
});

test('[CONSOLE-3] only whoever claimed it decides, however long it took', () => {
  expect(refuseDecision(claim(90), 'aiko')).toBeUndefined();
  expect(refuseDecision(claim(90), 'ben')?.code).toBe('safety.verification_claimed');
  expect(refuseDecision(free, 'aiko')?.code).toBe('safety.verification_unclaimed');
  expect(refuseDecision({ ...claim(1), status: 'REPLACED' }, 'aiko')?.code).toBe(
    'safety.verification_decided',
  );
});
