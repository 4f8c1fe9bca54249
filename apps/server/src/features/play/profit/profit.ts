import type { Category } from '@maneki/contract/play/tickets';
import { TRANSFER_KINDS, type TransferKind } from '@maneki/contract/wallet/kinds';
import type { DayFlow } from '#features/wallet';
import type { DayTotal } from '../totals/day-total.ts';

/** What playing came to, over some while. */
export type Profit = {
  readonly stake: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  readonly rebate: bigint;
  readonly promotion: bigint;
  readonly profit: bigint;
  /** Shown beside it: money that was brought or taken is neither won nor lost. */
  readonly deposits: bigint;
  readonly withdrawals: bigint;
};

export type CategoryTotal = Pick<Profit, 'stake' | 'validTurnover' | 'payout'> & {
  readonly category: Category;
  readonly bets: number;
  readonly net: bigint;
};

export type ProfitReport = {
  readonly total: Profit;
  readonly days: readonly (Profit & { readonly day: string })[];
  readonly categories: readonly CategoryTotal[];
};

/** What each kind of transfer is to the report, by the groups of the account record. */
const PARTS = { deposit: 'deposits', withdrawal: 'withdrawals', promotion: 'promotion' } as const;

const REBATE: TransferKind = 'REBATE_SELF';

/** The kinds that the report adds up beside bets. */
export const PROFIT_KINDS = (Object.keys(TRANSFER_KINDS) as TransferKind[]).filter(
  (kind) => TRANSFER_KINDS[kind] in PARTS,
);

/** Adds up what was played and what was given, by day and by category; every day has its line. */
export function reportProfit({
  days,
  played,
  flows,
}: {
  readonly days: readonly string[];
  readonly played: readonly DayTotal[];
  readonly flows: readonly DayFlow[];
}): ProfitReport {
  const sumOf = (bets: readonly DayTotal[], moved: readonly DayFlow[]): Profit => {
    const sum = (of: (total: DayTotal) => bigint) => add(bets.map(of));
    const flow = (part: keyof Profit) =>
      add(moved.filter(({ kind }) => partOf(kind) === part).map(({ net }) => net));
    const [stake, payout] = [sum((bet) => bet.stake), sum((bet) => bet.payout)];
    const [rebate, promotion] = [flow('rebate'), flow('promotion')];
    return {
      stake,
      validTurnover: sum((bet) => bet.validTurnover),
      payout,
      rebate,
      promotion,
      profit: payout - stake + rebate + promotion,
      deposits: flow('deposits'),
      // It went out, and is told as what it was.
      withdrawals: -flow('withdrawals'),
    };
  };
  return {
    total: sumOf(played, flows),
    days: days.map((day) => ({
      day,
      ...sumOf(
        played.filter(({ businessDay }) => businessDay === day),
        flows.filter((flow) => flow.day === day),
      ),
    })),
    categories: sumCategories(played),
  };
}

function partOf(kind: TransferKind): keyof Profit | undefined {
  if (kind === REBATE) return 'rebate';
  const parts: Readonly<Record<string, keyof Profit>> = PARTS;
  return parts[TRANSFER_KINDS[kind]];
}

/** The most played first. */
function sumCategories(played: readonly DayTotal[]): CategoryTotal[] {
  const totals = new Map<Category, CategoryTotal>();
  for (const { category, stake, validTurnover, payout, bets } of played) {
    const before = totals.get(category);
    totals.set(category, {
      category,
      bets: (before?.bets ?? 0) + bets,
      stake: (before?.stake ?? 0n) + stake,
      validTurnover: (before?.validTurnover ?? 0n) + validTurnover,
      payout: (before?.payout ?? 0n) + payout,
      net: (before?.net ?? 0n) + payout - stake,
    });
  }
  return [...totals.values()].sort((left, right) => (left.stake < right.stake ? 1 : -1));
}

const add = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount) => sum + amount, 0n);
