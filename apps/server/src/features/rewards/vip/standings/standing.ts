import type { VipLevel } from '@maneki/contract/rewards/vip';
import { floorToMinorUnits, fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { Levels } from '../levels/list-levels.ts';

/** Where a member stands with one wallet. Sums are ledger units of its currency. */
export type Standing = {
  readonly memberId: string;
  readonly currency: string;
  readonly merchantCode: string;
  readonly level: number;
  /** The highest level there ever was: bonuses up to it were given. */
  readonly highest: number;
  readonly seen: number;
  readonly since: Date;
  /** The month of the latest level that was new, named by its first day like every month here. */
  readonly upgradedMonth: string | null;
  readonly turnover: bigint;
  readonly deposits: bigint;
  readonly month: string;
  readonly monthTurnover: bigint;
};

type Sums = Pick<
  Standing,
  'level' | 'highest' | 'currency' | 'turnover' | 'deposits' | 'monthTurnover'
>;

export const amountIn = (units: number, currency: string): bigint =>
  fromReferenceUnits(units, moneyOf(currency));

/** A bonus in a wallet's currency, rounded down to what can be paid out. */
export const bonusIn = (units: number, currency: string): bigint =>
  floorToMinorUnits(amountIn(units, currency), moneyOf(currency));

/** Whether somebody has done what a level asks: one that was lost comes back by a month's play that would keep it. */
function isReached(level: VipLevel, sums: Sums): boolean {
  const reaches = (sum: bigint, units: number) => sum >= amountIn(units, sums.currency);
  return level.level <= sums.highest
    ? reaches(sums.monthTurnover, level.keepRu)
    : reaches(sums.turnover, level.turnoverRu) && reaches(sums.deposits, level.depositRu);
}

/** The level that somebody has come to, perhaps several at once. Nobody falls by this. */
export function climb(levels: Levels, sums: Sums): number {
  let { level } = sums;
  for (let next = levels[level + 1]; next && isReached(next, sums); next = levels[level + 1])
    level = next.level;
  return level;
}

/** The levels that are new to somebody on the way up, each of which has a bonus. */
export const newLevels = (
  levels: Levels,
  { highest, to }: { readonly highest: number; readonly to: number },
): Levels => levels.filter(({ level }) => level > highest && level <= to);

/** Levels above none are never lost altogether. */
const LOWEST_KEPT = 1;

/** What a month makes of a level: kept by its play or because it is new, or one lower. */
export function judgeMonth(
  levels: Levels,
  standing: Pick<Standing, 'level' | 'currency' | 'upgradedMonth'>,
  { month, turnover }: { readonly month: string; readonly turnover: bigint },
): { readonly isKept: boolean; readonly level: number } {
  const { level, currency, upgradedMonth } = standing;
  const isKept =
    isExempt(upgradedMonth, month) || turnover >= amountIn(levels[level]!.keepRu, currency);
  return { isKept, level: isKept ? level : Math.max(LOWEST_KEPT, level - 1) };
}

/** Whoever has risen need not play for the new level in that month, nor in the first whole one after it. */
export const isExempt = (upgradedMonth: string | null, month: string): boolean =>
  upgradedMonth !== null && month <= nextMonth(upgradedMonth);

export function nextMonth(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 10);
}
