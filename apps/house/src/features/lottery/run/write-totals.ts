import { writeAmount } from '@maneki/kernel/money';
import type { IssueTotal } from '#features/draws';

/** Sums as an issue keeps them. */
export const writeTotals = (
  sums: readonly { currency: string; stake: bigint; win: bigint; slips: number }[],
): IssueTotal[] =>
  sums.map(({ currency, stake, win, slips }) => ({
    currency,
    stake: writeAmount(stake),
    win: writeAmount(win),
    slips,
  }));
