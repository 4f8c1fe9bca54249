import { displayAmount, parseAmount } from '@maneki/kernel/money';

export type SignedAmount = {
  /** Written for reading, with a sign in front unless it is nothing. */
  readonly text: string;
  readonly tone: 'gain' | 'plain';
};

const PLUS = '+';
/** The true minus, as wide as the plus and read aloud as one. */
const MINUS = '−';

/** An amount as `#,##0.00`, for places where it has no direction. */
export const plainAmount = (amount: string): string => write(amount).text;

/** An amount with the sign of what it did to the balance: gains in their colour, costs plain. */
export function signedAmount(amount: string): SignedAmount {
  const { text, units } = write(amount);
  // Too little to be shown is nothing to the reader: neither sign belongs to 0.00.
  if (units <= 0n || text === '0.00') return { text, tone: 'plain' };
  return { text: `${PLUS}${text}`, tone: 'gain' };
}

/** Amounts of the ledger are never negative; the direction tells which way they went. */
export const directedAmount = (amount: string, direction: 'IN' | 'OUT'): SignedAmount =>
  signedAmount(direction === 'IN' ? amount : negated(amount));

const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

function write(amount: string) {
  const units = parseAmount(amount);
  // Only a server of another age could write what we cannot read; its own words are better than none.
  if (units === undefined) return { text: amount, units: 0n };
  return { text: displayAmount(units).replace('-', MINUS), units };
}
