import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deductionOf, excessOf } from './bonus.ts';

test.each([
  ['won: a balance of 18 000 after a deposit of 10 000', 18_000n, 3_000n, 8_000n],
  ['lost: a balance of 11 000', 11_000n, -4_000n, 5_000n],
  ['neither', 15_000n, 0n, 5_000n],
  ['lost more than the deposit: never below zero', 4_000n, -11_000n, 4_000n],
  ['nothing is left', 0n, -15_000n, 0n],
])('[CASH-3] giving up a bonus of 5 000, %s', (_, available, netWin, deduct) => {
  expect(deductionOf({ available, bonus: 5_000n, netWin }).deduct).toBe(deduct);
});

test.each([
  [3_000n, -2_000n, 0n],
  [3_001n, 1n, 0n],
  [8_000n, 5_000n, 4_000n],
  [2_000n, 5_000n, 2_000n],
])('[PROMO-1] of 300 that were staked 4 000 may stay at most', (available, netWin, deduct) => {
  const standing = { available, bonus: 3_000n, netWin };
  expect(excessOf({ ...standing, cap: 4_000n }).deduct).toBe(deduct);
});

test('[CASH-3] nobody keeps of a bonus, and nobody loses more than bonus and win', () => {
  const amount = fc.bigInt(0n, 1_000_000n);
  fc.assert(
    fc.property(
      amount,
      fc.bigInt(1n, 1_000n),
      fc.bigInt(-10_000n, 10_000n),
      (own, bonus, netWin) => {
        const available = own + bonus + netWin;
        if (available < 0n) return;
        const { deduct, win } = deductionOf({ available, bonus, netWin });
        expect(deduct <= available && win <= deduct).toBe(true);
        // What is left is no more than they would have without the bonus, and without what was won with it.
        expect(available - deduct <= own).toBe(true);
        if (netWin >= 0n) expect(available - deduct).toBe(own);
      },
    ),
  );
});
