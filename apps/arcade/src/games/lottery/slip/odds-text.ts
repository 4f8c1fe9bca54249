import type { Fraction } from '@maneki/games/exact/fraction';

/** A fraction as people read it, cut after so many decimals and without idle ones: 9.7, 0.0123. */
export function decimalText({ numerator, denominator }: Fraction, decimals = 4): string {
  const scale = 10n ** BigInt(decimals);
  const parts = (numerator * scale) / denominator;
  const rest = (parts % scale).toString().padStart(decimals, '0').replace(/0+$/, '');
  return rest === '' ? String(parts / scale) : `${parts / scale}.${rest}`;
}

/** A share of one as a percentage: a chance or a return. */
export const percentText = ({ numerator, denominator }: Fraction): string => {
  const small = numerator * 1_000n < denominator;
  return `${decimalText({ numerator: numerator * 100n, denominator }, small ? 6 : 2)} %`;
};
