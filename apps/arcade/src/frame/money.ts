import { currencySymbol, displayAmount, parseAmount } from '@maneki/kernel/money';
import { isDemoCurrency, isMoney, moneyOf } from '@maneki/kernel/wallet-currency';

/** Reads an amount of the house, which only ever sends ones that can be read. */
export const readAmount = (decimal: string): bigint => parseAmount(decimal) ?? 0n;

/** Shows money with the sign of its currency, the credit of a demonstration likewise; play credit has none. */
export function formatMoney(amount: bigint, currency: string): string {
  const money = isDemoCurrency(currency) ? moneyOf(currency) : currency;
  if (!isMoney(money)) return displayAmount(amount);
  const sign = currencySymbol(money, [money]);
  return amount < 0n ? `-${sign}${displayAmount(-amount)}` : `${sign}${displayAmount(amount)}`;
}

/** Without sign and without idle decimals, where there is little room: on a coin, in a table. */
export const shortAmount = (amount: bigint): string => displayAmount(amount).replace(/\.00$/, '');

const STEPS = 1_000_000;

/** An amount on its way: exact at both ends and never beyond them. */
export function amountOnTheWay(from: bigint, to: bigint, share: number): bigint {
  if (share <= 0) return from;
  if (share >= 1) return to;
  return from + ((to - from) * BigInt(Math.round(share * STEPS))) / BigInt(STEPS);
}
