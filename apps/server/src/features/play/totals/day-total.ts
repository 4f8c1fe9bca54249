import type { Events } from '@maneki/contract/contract';
import type { Category } from '@maneki/contract/play/tickets';

/** What a member has played on a business day in a category at a vendor. */
export type DayTotal = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly businessDay: string;
  readonly category: Category;
  readonly vendorCode: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  readonly bets: number;
};

type Settlement = Events['play.bet_settled'];

/** What settlements add to the days that they belong to, each day once and in a fixed order. */
export function sumByDay(
  settlements: readonly Settlement[],
  counting: {
    readonly dayOf: (settlement: Settlement) => string;
    /** How many bets a settlement stands for; none where it only adds to one that was counted. */
    readonly betsOf: 0 | 1;
  },
): DayTotal[] {
  const totals = new Map<string, DayTotal>();
  for (const settlement of settlements) {
    const { memberId, merchantCode, category, vendorCode, currency } = settlement;
    const businessDay = counting.dayOf(settlement);
    const key = JSON.stringify([memberId, businessDay, category, vendorCode, currency]);
    const before = totals.get(key);
    totals.set(key, {
      ...{ memberId, merchantCode, businessDay, category, vendorCode, currency },
      stake: (before?.stake ?? 0n) + BigInt(settlement.stake),
      validTurnover: (before?.validTurnover ?? 0n) + BigInt(settlement.validTurnover),
      payout: (before?.payout ?? 0n) + BigInt(settlement.payout),
      bets: (before?.bets ?? 0) + counting.betsOf,
    });
  }
  // Two handlers that add to the same days at once must not wait for each other crosswise.
  return [...totals].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, total]) => total);
}
