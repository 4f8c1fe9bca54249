import { plainAmount } from '#platform/records/signed-amount.ts';

const MINUS = '−';

/** A sum with its currency; what is less than nothing has its sign in front of both. */
export function writeSum(symbol: string, amount: string): string {
  const text = plainAmount(amount);
  return text.startsWith(MINUS) ? `${MINUS}${symbol}${text.slice(1)}` : `${symbol}${text}`;
}
