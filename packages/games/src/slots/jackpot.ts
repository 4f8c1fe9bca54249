import { type Currency, PER_REFERENCE_UNIT, UNITS_PER_ONE } from '@maneki/kernel/money';
import type { Draws } from '../fair/draws.ts';

/** In the order in which a round draws them. */
export const JACKPOT_POOLS = ['MINI', 'MINOR', 'GRAND'] as const;

/** The name of the stream that all draws of a site share: with a number it names one of them. */
export const JACKPOT_STREAM = 'vault';

export type JackpotPool = (typeof JACKPOT_POOLS)[number];

export type JackpotRule = {
  /** What the house lays down for the next winner, in reference units. */
  readonly seed: bigint;
  /** How much of a stake the pool receives, in thousandths. */
  readonly contributionPermille: bigint;
  /** One reference unit staked wins once in so many times; chances grow with the stake. */
  readonly oneIn: bigint;
};

export const JACKPOT_RULES: Readonly<Record<JackpotPool, JackpotRule>> = {
  MINI: { seed: 20n, contributionPermille: 5n, oneIn: 2500n },
  MINOR: { seed: 300n, contributionPermille: 4n, oneIn: 50_000n },
  GRAND: { seed: 10_000n, contributionPermille: 6n, oneIn: 1_500_000n },
};

/** The smallest amount that is a whole number of every currency's units to the reference unit. */
const EVERY_RATE = 525_000n;
const PERMILLE = 1000n;

/**
 * Pools are shared by all currencies and kept in grains: so small that a thousandth of a ledger unit of any
 * currency is a whole number of them. Nothing is rounded until a winner is paid.
 */
export const GRAINS_PER_REFERENCE_UNIT = EVERY_RATE * UNITS_PER_ONE * PERMILLE;

const grainsPerLedgerUnit = (currency: Currency): bigint =>
  GRAINS_PER_REFERENCE_UNIT / (UNITS_PER_ONE * PER_REFERENCE_UNIT[currency]);

/** A pool as the house lays it down, in grains. */
export const seedOf = (pool: JackpotPool): bigint =>
  JACKPOT_RULES[pool].seed * GRAINS_PER_REFERENCE_UNIT;

/** What a stake adds to a pool, in grains. */
export const contributionOf = (stake: bigint, currency: Currency, pool: JackpotPool): bigint =>
  (stake * grainsPerLedgerUnit(currency) * JACKPOT_RULES[pool].contributionPermille) / PERMILLE;

/** One ledger unit of a currency, staked, wins a pool once in so many times. */
export const oneInOf = (currency: Currency, pool: JackpotPool): number =>
  Number(UNITS_PER_ONE * PER_REFERENCE_UNIT[currency] * JACKPOT_RULES[pool].oneIn);

/** Draws whether a stake wins a pool: once, with a chance exactly in proportion to the stake. */
export function isHit(draws: Draws, stake: bigint, currency: Currency, pool: JackpotPool): boolean {
  return BigInt(draws.below(oneInOf(currency, pool))) < stake;
}

export type JackpotPayout = {
  /** In ledger units of the winner's currency, rounded down. */
  readonly amount: bigint;
  /** Grains that make no whole ledger unit: they stay in the pool. */
  readonly remainder: bigint;
};

export function payoutOf(grains: bigint, currency: Currency): JackpotPayout {
  const perUnit = grainsPerLedgerUnit(currency);
  return { amount: grains / perUnit, remainder: grains % perUnit };
}
