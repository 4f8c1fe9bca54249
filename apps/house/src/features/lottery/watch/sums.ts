import { PER_REFERENCE_UNIT, writeAmount } from '@maneki/kernel/money';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import { type Book, bookOf } from '#features/draws';

type Counted = { readonly currency: string; readonly slips: number };

/**
 * The book that an operator is told of an issue: money, or where nobody bet any the credit of demonstrations. Play
 * credit weighs nothing: nobody can lose by it.
 */
export function bookShown(sums: readonly Counted[]): Book {
  const books = sums
    .filter(({ currency, slips }) => slips > 0 && !isPlayCurrency(currency))
    .map(({ currency }) => bookOf(currency));
  return books.length > 0 && !books.includes('MONEY') ? 'DEMO' : 'MONEY';
}

/** What sums of one book come to in reference units, whatever their currencies. */
export function inUnits<Sum extends { readonly currency: string }>(
  sums: readonly Sum[],
  book: Book,
  amountOf: (sum: Sum) => bigint,
): string {
  const own = sums.filter(({ currency }) => !isPlayCurrency(currency) && bookOf(currency) === book);
  const units = own.reduce(
    (all, sum) => all + amountOf(sum) / PER_REFERENCE_UNIT[moneyOf(sum.currency)],
    0n,
  );
  return writeAmount(units);
}

export const countOf = <Sum>(sums: readonly Sum[], countIn: (sum: Sum) => number): number =>
  sums.reduce((all, sum) => all + countIn(sum), 0);
