import { floorToMinorUnits, PER_REFERENCE_UNIT, parseAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';

/** Reference units in steps of 1/10 000, as rules keep them. */
export const readReference = (decimal: string): bigint => parseAmount(decimal) ?? 0n;

/** What so many ten-thousandths of a reference unit are in a wallet's currency, in whole minor units. */
export function referenceIn(units: bigint, currency: string): bigint {
  const money = moneyOf(currency);
  return floorToMinorUnits(units * PER_REFERENCE_UNIT[money], money);
}
