import { writeAmount } from '@maneki/kernel/money';
import type { IssueTotal } from '#features/draws';

/** Sums as an issue keeps them. */
export const writeTotals = (
  sums: readonly {
    currency: string;
    stake: bigint;
    win: bigint;
    slips: number;
    players: number;
  }[],
): IssueTotal[] =>
  sums.map(({ currency, stake, win, slips, players }) => ({
    currency,
    stake: writeAmount(stake),
    win: writeAmount(win),
    slips,
    players,
  }));
