import type { Category } from '@maneki/contract/play/tickets';
import { rebatePpm, type VipTerms } from '@maneki/contract/rewards/vip';
import { takePpm } from '@maneki/kernel/money';

export type CategoryTurnover = { readonly category: Category; readonly validTurnover: bigint };

/** What was given for the same play already: in which group, and how much in that group. */
export type Given = {
  readonly groupOf: (category: Category) => string | undefined;
  readonly of: (group: string) => bigint;
};

/**
 * What a level gives back of a day's play: of each category its rate, rounded down to a ledger unit, and of that in
 * each group what was not given already. A day on which more was taken back than played gives nothing.
 */
export function rebateOf(
  terms: VipTerms,
  played: readonly CategoryTurnover[],
  given: Given,
): bigint {
  const groups = new Map<string, bigint>();
  for (const { category, validTurnover } of played) {
    const group = given.groupOf(category) ?? category;
    const turnover = validTurnover > 0n ? validTurnover : 0n;
    const rebate = takePpm(turnover, BigInt(rebatePpm(terms, category)));
    groups.set(group, (groups.get(group) ?? 0n) + rebate);
  }
  let sum = 0n;
  for (const [group, rebate] of groups) {
    const before = given.of(group);
    const missing = rebate - (before > 0n ? before : 0n);
    if (missing > 0n) sum += missing;
  }
  return sum;
}
