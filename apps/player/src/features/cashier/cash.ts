import { CURRENCIES, type Currency, displayAmount, parseAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';

/** In what the cashier counts for somebody: the money, and the sign that stands before it. */
export type Cash = { readonly currency: Currency; readonly symbol: string };

export const cashOf = (told: {
  readonly currency: string;
  readonly currencySymbol: string;
}): Cash => ({ currency: moneyOf(told.currency), symbol: told.currencySymbol });

/** Sign and number stay together at the end of a line. */
const NO_BREAK = '\u00a0';

/** An amount of the cashier: with the decimals that its currency has, `¥ 12,345` and `₱ 1,234.50`. */
export const writeCash = (amount: string, cash: Cash): string =>
  writeUnits(parseAmount(amount) ?? 0n, cash);

export function writeUnits(units: bigint, { currency, symbol }: Cash): string {
  const shown = displayAmount(units);
  const isWhole = CURRENCIES[currency].minorDecimals === 0 && shown.endsWith('.00');
  return `${symbol}${NO_BREAK}${isWhole ? shown.slice(0, -'.00'.length) : shown}`;
}
