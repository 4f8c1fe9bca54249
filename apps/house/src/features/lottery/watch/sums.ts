import { PER_REFERENCE_UNIT, writeAmount } from '@maneki/kernel/money';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';

/** Sums of several currencies in reference units. Play credit weighs nothing: nobody can lose by it. */
export function inUnits<Sum extends { readonly currency: string }>(
  sums: readonly Sum[],
  amountOf: (sum: Sum) => bigint,
): string {
  const money = sums.filter(({ currency }) => !isPlayCurrency(currency));
  const units = money.reduce(
    (all, sum) => all + amountOf(sum) / PER_REFERENCE_UNIT[moneyOf(sum.currency)],
    0n,
  );
  return writeAmount(units);
}

export const countOf = <Sum>(sums: readonly Sum[], countIn: (sum: Sum) => number): number =>
  sums.reduce((all, sum) => all + countIn(sum), 0);
