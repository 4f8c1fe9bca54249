import { takePpm } from '@maneki/kernel/money';
import { referenceOf } from './reference.ts';

/** Two decimals. */
export const CENT = 100n;

export const least = (left: bigint, right: bigint): bigint => (left <= right ? left : right);

export const floorToCents = (amount: bigint): bigint => amount - (amount % CENT);

/** What a rate of a base comes to: rounded down to two decimals, and nothing below a hundredth of a reference unit. */
export function amountOf(base: bigint, ratePpm: number, currency: string): bigint {
  if (base <= 0n || ratePpm === 0) return 0n;
  return orNothing(floorToCents(takePpm(base, BigInt(ratePpm))), currency);
}

export const orNothing = (amount: bigint, currency: string): bigint =>
  amount < referenceOf(CENT, currency) ? 0n : amount;
