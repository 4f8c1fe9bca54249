import type { Category } from '@maneki/contract/play/tickets';
import { rebatePpm, type VipTerms } from '@maneki/contract/rewards/vip';
import { takePpm } from '@maneki/kernel/money';

export type CategoryTurnover = { readonly category: Category; readonly validTurnover: bigint };

/** What a level gives back of a day's play: of each category its rate, rounded down to a ledger unit. */
export const rebateOf = (terms: VipTerms, played: readonly CategoryTurnover[]): bigint =>
  played.reduce(
    (sum, { category, validTurnover }) =>
      sum + takePpm(validTurnover, BigInt(rebatePpm(terms, category))),
    0n,
  );
