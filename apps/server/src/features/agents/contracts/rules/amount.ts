import { takePpm } from '@maneki/kernel/money';
import { referenceOf } from './reference.ts';

/** Two decimals. */
export const CENT = 100n;

export const least = (left: bigint, right: bigint): bigint => (left <= right ? left : right);

export const floorToCents = (amount: bigint): bigint => amount - (amount % CENT);

/** What a rate of a base comes to, rounded down to two decimals. */
export const shareOf = (base: bigint, ratePpm: number): bigint =>
  base <= 0n ? 0n : floorToCents(takePpm(base, BigInt(ratePpm)));

/** A hundredth of a reference unit: less than that is not worth a payment. */
export const leastPaid = (currency: string): bigint => referenceOf(CENT, currency);

/** What is paid for a rate of a base, which is nothing where it would be too little. */
export const amountOf = (base: bigint, ratePpm: number, currency: string): bigint =>
  orNothing(shareOf(base, ratePpm), currency);

export const orNothing = (amount: bigint, currency: string): bigint =>
  amount < leastPaid(currency) ? 0n : amount;
