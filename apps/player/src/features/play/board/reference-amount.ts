import {
  type Currency,
  displayAmount,
  PER_REFERENCE_UNIT,
  parseAmount,
} from '@maneki/kernel/money';

const isKnown = (currency: string): currency is Currency => currency in PER_REFERENCE_UNIT;

/**
 * An amount of reference units as players of a currency read it, `#,##0.00`. Undefined for what cannot
 * be read: no number is better than a wrong one.
 */
export function showReferenceAmount(amount: string, currency: string): string | undefined {
  const units = parseAmount(amount);
  if (units === undefined || !isKnown(currency)) return undefined;
  return displayAmount(units * PER_REFERENCE_UNIT[currency]);
}
