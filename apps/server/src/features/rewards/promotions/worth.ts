import type { RolloverTerms } from '@maneki/contract/rewards/promotion';
import { type Currency, fromReferenceUnits, PER_REFERENCE_UNIT } from '@maneki/kernel/money';
import type { StakeTerms } from '../grants/grant.ts';

/** What an amount is worth in 1/10 000 of a reference unit, rounded up: a budget is never overrun by rounding. */
export function worthOf(amount: bigint, currency: Currency): bigint {
  const per = PER_REFERENCE_UNIT[currency];
  return (amount + per - 1n) / per;
}

/** What has to be staked for a bonus, by the terms of its promotion. */
export const stakeTermsOf = (
  { base, multiple, groups, maxBetRu, days }: RolloverTerms,
  given: {
    readonly amount: bigint;
    readonly deposit: bigint;
    readonly depositOrderNo?: string | undefined;
    readonly currency: Currency;
    readonly maxCashOutRu?: number | null;
  },
): StakeTerms => ({
  principal: base === 'BONUS' ? given.amount : given.amount + given.deposit,
  multiple,
  groups,
  maxBet: maxBetRu === null ? null : fromReferenceUnits(maxBetRu, given.currency),
  days,
  jointDeposit: base === 'JOINT' ? (given.depositOrderNo ?? null) : null,
  maxCashOut: given.maxCashOutRu ? fromReferenceUnits(given.maxCashOutRu, given.currency) : null,
});
