import type { LimitUse } from '@maneki/contract/wallet/schemas';
import { expect, test } from 'vitest';
import { percentUsed, reachedBy } from './reached-limits.ts';

const until = '2030-01-01T15:00:00.000Z';
const use = (kind: LimitUse['kind'], amount: string, used: string): LimitUse => ({
  kind,
  period: 'DAY',
  amount,
  used,
  until,
});

test('[SAFE-1] the limit that a bet would pass is named, and no other', () => {
  const stake = use('STAKE', '100', '95');
  const loss = use('LOSS', '100', '50');
  expect(reachedBy([stake, loss], '10')).toEqual([stake]);
  expect(reachedBy([stake, loss], '60')).toEqual([stake, loss]);
});

test('[SAFE-1] playing time is reached when it is used up, whatever the bet', () => {
  const time = use('SESSION', '90', '90');
  expect(reachedBy([time, use('STAKE', '100', '0')], '10')).toEqual([time]);
});

test('where none fits any more, all limits of playing are told, and none of deposits', () => {
  const stake = use('STAKE', '100', '0');
  expect(reachedBy([stake, use('DEPOSIT', '10', '10')], '10')).toEqual([stake]);
});

test.each([
  ['100', '0', 0n],
  ['100', '33.3', 33n],
  ['100', '120', 100n],
  ['0', '0', 100n],
])('of a limit of %s, %s is %s per cent', (amount, used, percent) => {
  expect(percentUsed({ amount, used })).toBe(percent);
});
