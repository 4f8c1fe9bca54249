import { parseAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { findObstacle, periodStart, termsOf, worthIn } from './good.ts';

const NOW = new Date('2030-01-16T12:00:00Z');
const good = { saleFrom: null, saleTo: null, vipMin: 0, limitCount: 0, stock: 1 };
const buyer = { vipLevel: 2, ordered: 3, now: NOW };
const later = new Date(NOW.getTime() + 1);

test.each([
  [undefined, {}],
  ['soon', { saleFrom: later }],
  [undefined, { saleFrom: NOW, saleTo: later }],
  ['over', { saleTo: NOW }],
  ['level', { vipMin: 3 }],
  [undefined, { vipMin: 2 }],
  ['limit', { limitCount: 3 }],
  [undefined, { limitCount: 4 }],
  ['gone', { stock: 0 }],
] as const)('[PROMO-3] what stands in the way is %s for %o', (obstacle, terms) => {
  expect(findObstacle({ ...good, ...terms }, buyer)).toBe(obstacle);
});

test('[PROMO-3] worth is scaled to the currency and cut to its minor units', () => {
  expect(worthIn('JPY.DEMO', { worthCents: 333 })).toBe(parseAmount('499'));
  expect(worthIn('PHP', { worthCents: 333 })).toBe(parseAmount('186.48'));
});

test('[PROMO-3] chips are staked at tables', () => {
  expect(termsOf({ kind: 'CHIP', rollover: 5 }, 10n)).toMatchObject({ groups: ['LIVE', 'PVP'] });
  expect(termsOf({ kind: 'CASH', rollover: 1 }, 10n)).toMatchObject({ groups: [], multiple: 1 });
});

test('[PROMO-3] limits count by the merchant’s days, weeks and months', () => {
  const at = { now: new Date('2030-01-16T15:30:00Z'), timezone: 'Asia/Tokyo' };
  expect(periodStart('DAY', at).toISOString()).toBe('2030-01-16T15:00:00.000Z');
  expect(periodStart('WEEK', at).toISOString()).toBe('2030-01-13T15:00:00.000Z');
  expect(periodStart('MONTH', at).toISOString()).toBe('2029-12-31T15:00:00.000Z');
  expect(periodStart('EVER', at).getTime()).toBe(0);
});
