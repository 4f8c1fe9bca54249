import { parseAmount, writeAmount } from '@maneki/kernel/money';

/** What amounts come to together, written like them. */
export const addAmounts = (amounts: readonly string[]): string =>
  writeAmount(amounts.reduce((sum, amount) => sum + (parseAmount(amount) ?? 0n), 0n));
