import { PER_REFERENCE_UNIT, UNITS_PER_ONE } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';

/** Ten-thousandths of a reference unit, in a wallet's currency. */
export const referenceOf = (units: bigint, currency: string): bigint =>
  units * PER_REFERENCE_UNIT[moneyOf(currency)];

/** Whole reference units, in a wallet's currency. */
export const referenceUnits = (units: number, currency: string): bigint =>
  referenceOf(BigInt(units) * UNITS_PER_ONE, currency);
