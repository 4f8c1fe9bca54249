import { displayAmount, parseAmount } from '@maneki/kernel/money';

/** A decimal string as `#,##0.00`. */
export const writeBalance = (balance: string): string => displayAmount(parseAmount(balance) ?? 0n);
