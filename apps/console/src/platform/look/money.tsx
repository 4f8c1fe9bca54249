import { groupDigits } from '@maneki/kernel/group-digits';
import { CURRENCIES, type Currency } from '@maneki/kernel/money';

type Sum = {
  /** A decimal string, as calls write it. */
  readonly amount: string;
  /** `JPY`, or `JPY.PLAY` for play credit. */
  readonly currency: string;
};

type MoneyProps = { readonly amount: string; readonly currency?: string };

/** A sum as the call writes it, in groups; never through a number, which would lose digits. */
export const Money = ({ amount, currency }: MoneyProps) => (
  <span className="numerals">
    {currency === undefined ? amount.replace(/\d+/, groupDigits) : writeMoney({ amount, currency })}
  </span>
);

/** With the sign of its currency, and every decimal that it has: whoever compares books reads all of it. */
export function writeMoney({ amount, currency }: Sum): string {
  const [code = ''] = currency.split('.');
  const symbol = code in CURRENCIES ? CURRENCIES[code as Currency].symbol : code;
  const isNegative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  return `${isNegative ? '−' : ''}${symbol} ${groupDigits(whole)}.${fraction.padEnd(2, '0')}`;
}
