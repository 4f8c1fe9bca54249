import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShareable, splitLuckily } from './lucky-split.ts';

/** Any chance at all, also the worst: each draw takes the next of these, within its limit. */
const drawOf = (fractions: readonly number[]) => {
  let next = 0;
  return (limit: number) => {
    const fraction = fractions[next % fractions.length]!;
    next += 1;
    return Math.min(limit - 1, Math.floor(fraction * limit));
  };
};

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const pots = fc
  .record({
    count: fc.integer({ min: 1, max: 200 }),
    min: fc.bigInt({ min: 1n, max: 5_000n }),
    room: fc.bigInt({ min: 0n, max: 500_000n }),
    share: fc.bigInt({ min: 0n, max: 1_000n }),
  })
  .map(({ count, min, room, share }) => {
    const max = min + room;
    return { count, min, max, total: (min + (room * share) / 1_000n) * BigInt(count) };
  });

test('[PROMO-3] parts are within their bounds and add up to the pot, whatever is drawn', () => {
  fc.assert(
    fc.property(pots, fc.array(fraction, { minLength: 1, maxLength: 50 }), (pot, fractions) => {
      const parts = splitLuckily(pot, drawOf(fractions));
      expect(parts).toHaveLength(pot.count);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(pot.total);
      expect(parts.every((part) => part >= pot.min && part <= pot.max)).toBe(true);
    }),
  );
});

test('[PROMO-3] a part is drawn up to twice the average, then the order is drawn', () => {
  const pot = { total: 1_000n, count: 4, min: 10n, max: 900n };
  expect(splitLuckily(pot, (limit) => limit - 1)).toEqual([500n, 333n, 157n, 10n]);
  expect(splitLuckily(pot, () => 0)).toEqual([10n, 80n, 900n, 10n]);
});

test.each([
  ['exactly the least for each', 50n, true],
  ['a little less than that', 49n, false],
  ['exactly the most for each', 500n, true],
  ['a little more than that', 501n, false],
])('[CONSOLE-2] %s', (_, total, may) => {
  expect(isShareable({ total, count: 5, min: 10n, max: 100n })).toBe(may);
});
