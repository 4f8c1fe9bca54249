import { invariant } from '@maneki/kernel/invariant';

/** An exact share in lowest terms. Proofs add millions of cases, and none may be lost to rounding. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  invariant(top >= 0n && bottom > 0n, 'a share is not negative');
  const divisor = greatestDivisor(top, bottom);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const add = (left: Fraction, right: Fraction): Fraction =>
  fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );

export const subtract = (left: Fraction, right: Fraction): Fraction =>
  fraction(
    left.numerator * right.denominator - right.numerator * left.denominator,
    left.denominator * right.denominator,
  );

export const multiply = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.numerator * right.numerator, left.denominator * right.denominator);

export const divide = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.numerator * right.denominator, left.denominator * right.numerator);

export const sum = (shares: readonly Fraction[]): Fraction => shares.reduce(add, ZERO);

/** The mean of numbers that are equally likely. */
export const meanOf = (numbers: readonly number[]): Fraction =>
  fraction(
    numbers.reduce((total, number) => total + number, 0),
    numbers.length,
  );

/** So many parts of a scale, rounded to the nearest. */
export const partsOf = ({ numerator, denominator }: Fraction, scale: bigint): number =>
  Number((2n * numerator * scale + denominator) / (2n * denominator));

/** Near enough for a square root. */
export const toNumber = (share: Fraction): number => partsOf(share, 10n ** 15n) / 1e15;

function greatestDivisor(left: bigint, right: bigint): bigint {
  let [large, small] = [left, right];
  while (small > 0n) [large, small] = [small, large % small];
  return large;
}
