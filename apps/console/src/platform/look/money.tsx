import { groupDigits } from '@maneki/kernel/group-digits';
import { CURRENCIES, type Currency } from '@maneki/kernel/money';

type MoneyProps = {
  /** A decimal string, as calls write it. */
  readonly amount: string;
  /** `JPY`, or `JPY.PLAY` for play credit. */
  readonly currency: string;
};

/** An amount with every decimal that it has: whoever compares books must not read less than there is. */
export const Money = ({ amount, currency }: MoneyProps) => writeMoney({ amount, currency });

export function writeMoney({ amount, currency }: MoneyProps): string {
  const [code = ''] = currency.split('.');
  const symbol = code in CURRENCIES ? CURRENCIES[code as Currency].symbol : code;
  const isNegative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  return `${isNegative ? '−' : ''}${symbol} ${groupDigits(whole)}.${fraction.padEnd(2, '0')}`;
}
