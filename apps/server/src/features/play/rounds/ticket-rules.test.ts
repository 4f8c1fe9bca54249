import type { Category } from '@maneki/contract/play/tickets';
import { describe, expect, test } from 'vitest';
import { statusOf, validTurnoverOf } from './ticket-rules.ts';

const settled = (category: Category, stake: bigint, payout: bigint) => ({
  category,
  stake,
  payout,
});

describe('the turnover that counts', () => {
  test.each(['RNG', 'FISH', 'JACKPOT', 'LOTT', 'ELOTT'] as const)(
    'is the whole stake in %s, won or lost',
    (category) => {
      for (const payout of [0n, 40n, 100n, 5_000n])
        expect(validTurnoverOf(settled(category, 100n, payout))).toBe(100n);
    },
  );

  test('is nothing at a live table when the stake came back, else the stake', () => {
    expect(validTurnoverOf(settled('LIVE', 100n, 100n))).toBe(0n);
    expect(validTurnoverOf(settled('LIVE', 100n, 195n))).toBe(100n);
    expect(validTurnoverOf(settled('LIVE', 100n, 0n))).toBe(100n);
  });

  test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const)(
    'is what %s really won or lost, at most the stake',
    (category) => {
      // A win at 1.40 on 1 000 counts 400; half a loss counts half; a refund nothing.
      expect(validTurnoverOf(settled(category, 1_000n, 1_400n))).toBe(400n);
      expect(validTurnoverOf(settled(category, 1_000n, 500n))).toBe(500n);
      expect(validTurnoverOf(settled(category, 1_000n, 1_000n))).toBe(0n);
      expect(validTurnoverOf(settled(category, 1_000n, 0n))).toBe(1_000n);
      expect(validTurnoverOf(settled(category, 1_000n, 9_000n))).toBe(1_000n);
    },
  );

  test('is the net result among players at cards, or what the provider says of it before its rake', () => {
    expect(validTurnoverOf(settled('PVP', 1_000n, 1_300n))).toBe(300n);
    expect(validTurnoverOf({ ...settled('PVP', 1_000n, 1_285n), told: 300n })).toBe(300n);
  });

  test('is the provider’s figure where it knows more, but never above the stake', () => {
    expect(validTurnoverOf({ ...settled('LIVE', 100n, 0n), told: 30n })).toBe(30n);
    expect(validTurnoverOf({ ...settled('LIVE', 100n, 0n), told: 101n })).toBe(100n);
    expect(validTurnoverOf({ ...settled('RNG', 100n, 0n), told: 0n })).toBe(0n);
  });

  test('is nothing for a void bet, whatever is said', () => {
    expect(validTurnoverOf({ ...settled('RNG', 100n, 100n), result: 'VOID', told: 100n })).toBe(0n);
  });
});

describe('the status of a settled bet', () => {
  test('follows the amounts', () => {
    expect(statusOf(settled('RNG', 100n, 0n))).toBe('LOST');
    expect(statusOf(settled('RNG', 100n, 20n))).toBe('WON');
    expect(statusOf(settled('RNG', 100n, 100n))).toBe('WON');
    expect(statusOf(settled('LIVE', 100n, 100n))).toBe('PUSH');
    expect(statusOf(settled('SPORTS', 100n, 50n))).toBe('HALF_LOST');
    expect(statusOf(settled('SPORTS', 100n, 101n))).toBe('WON');
  });

  test('is the provider’s word where it gives one', () => {
    expect(statusOf({ ...settled('SPORTS', 100n, 145n), result: 'HALF_WON' })).toBe('HALF_WON');
  });
});
