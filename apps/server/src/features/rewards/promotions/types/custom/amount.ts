import type { PromotionRules } from '@maneki/contract/rewards/promotion-rules';
import { type Currency, fromReferenceUnits, isWholeMinorUnits } from '@maneki/kernel/money';

export const maximumOf = ({ maximumRu }: PromotionRules['CUSTOM'], currency: Currency): bigint =>
  fromReferenceUnits(maximumRu, currency);

/** Whether an operator may give so much. */
export const mayGive = (
  rule: PromotionRules['CUSTOM'],
  { amount, currency }: { readonly amount: bigint; readonly currency: Currency },
): boolean =>
  amount > 0n && amount <= maximumOf(rule, currency) && isWholeMinorUnits(amount, currency);
