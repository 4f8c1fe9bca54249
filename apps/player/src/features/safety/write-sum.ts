import { plainAmount } from '#platform/records/signed-amount.ts';

const MINUS = '−';

/** Sign and number stay together at the end of a line. */
const NO_BREAK = '\u00a0';

/** A sum with its currency, `¥ 1,234.50`; what is less than nothing has its sign in front of both. */
export function writeSum(symbol: string, amount: string): string {
  const text = plainAmount(amount);
  const [sign, sum] = text.startsWith(MINUS) ? [MINUS, text.slice(1)] : ['', text];
  return `${sign}${symbol}${NO_BREAK}${sum}`;
}
