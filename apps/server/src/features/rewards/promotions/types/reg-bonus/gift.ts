import type { PromotionRules } from '@maneki/contract/rewards/promotion-rules';
import { type Currency, fromReferenceUnits } from '@maneki/kernel/money';

/** A number is one member's, so that nobody opens accounts for what each of them is given. */
export const mayHaveGift = ({
  isMobileVerified,
}: {
  readonly isMobileVerified: boolean;
}): boolean => isMobileVerified;

export const giftFor = ({ amountRu }: PromotionRules['REG_BONUS'], currency: Currency): bigint =>
  fromReferenceUnits(amountRu, currency);
