import { CURRENCIES, type Currency, PER_REFERENCE_UNIT, UNITS_PER_ONE } from '@maneki/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, partsOf } from '../exact/fraction.ts';
import { stakesOf } from '../stakes/bet-ladder.ts';
import { scriptDraws } from '../testing/script-draws.ts';
import {
  contributionOf,
  GRAINS_PER_REFERENCE_UNIT,
  isHit,
  JACKPOT_POOLS,
  JACKPOT_RULES,
  payoutOf,
  seedOf,
} from './jackpot.ts';
import { OVERLAY } from './proof/count-returns.ts';

const currencies = Object.keys(CURRENCIES) as Currency[];
const anyCurrency = fc.constantFrom(...currencies);
const anyPool = fc.constantFrom(...JACKPOT_POOLS);
const anyStake = fc.bigInt({ min: 1n, max: 10n ** 12n });

test('the pools return 3.5667 per cent of every stake', () => {
  expect(OVERLAY).toEqual(fraction(107, 3000));
  expect(partsOf(OVERLAY, 1_000_000n)).toBe(35_667);
});

test('a contribution is exact in every currency, down to one ledger unit', () => {
  fc.assert(
    fc.property(anyStake, anyCurrency, anyPool, (stake, currency, pool) => {
      const grains = contributionOf(stake, currency, pool);
      const { contributionPermille } = JACKPOT_RULES[pool];
      const ledgerUnits = UNITS_PER_ONE * PER_REFERENCE_UNIT[currency];
      expect(grains * ledgerUnits * 1000n).toBe(
        stake * contributionPermille * GRAINS_PER_REFERENCE_UNIT,
      );
    }),
  );
  expect(contributionOf(10_000n, 'USD', 'MINI')).toBe(GRAINS_PER_REFERENCE_UNIT / 200n);
});

test('contributions are the same share of a reference unit in every currency', () => {
  for (const pool of JACKPOT_POOLS) {
    const shares = currencies.map((currency) =>
      contributionOf(PER_REFERENCE_UNIT[currency] * UNITS_PER_ONE, currency, pool),
    );
    expect(new Set(shares).size).toBe(1);
  }
});

test('a payout is rounded down to a ledger unit, and what is left stays in the pool', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), anyCurrency, (grains, currency) => {
      const { amount, remainder } = payoutOf(grains, currency);
      const perUnit = GRAINS_PER_REFERENCE_UNIT / (UNITS_PER_ONE * PER_REFERENCE_UNIT[currency]);
      expect(amount * perUnit + remainder).toBe(grains);
      expect(remainder >= 0n && remainder < perUnit).toBe(true);
    }),
  );
  expect(payoutOf(seedOf('MINI'), 'JPY')).toEqual({ amount: 30_000_000n, remainder: 0n });
  expect(payoutOf(seedOf('GRAND') + 1n, 'VND')).toEqual({
    amount: 2_500_000_000_000n,
    remainder: 1n,
  });
});

test('a pool is drawn once, with a chance in proportion to the stake', () => {
  const hit = scriptDraws([9999]);
  expect(isHit(hit, 10_000n, 'USD', 'MINI')).toBe(true);
  expect(hit.asked).toEqual([10_000 * 2500]);
  expect(isHit(scriptDraws([10_000]), 10_000n, 'USD', 'MINI')).toBe(false);
  const grand = scriptDraws([500_000]);
  expect(isHit(grand, 500_000n, 'USD', 'GRAND')).toBe(false);
  expect(grand.asked).toEqual([10_000 * 1_500_000]);
});

test('the largest range of all currencies can be drawn', () => {
  for (const currency of currencies)
    for (const pool of JACKPOT_POOLS) {
      const draws = scriptDraws([0]);
      expect(isHit(draws, stakesOf(currency)[0]!, currency, pool)).toBe(true);
      expect(draws.asked[0]).toBeLessThanOrEqual(2 ** 52);
    }
});
