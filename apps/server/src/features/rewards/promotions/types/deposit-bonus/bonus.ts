import type { PromotionRules } from '@maneki/contract/rewards/promotion-rules';
import {
  type Currency,
  floorToMinorUnits,
  fromReferenceUnits,
  takePpm,
} from '@maneki/kernel/money';

/** What comes with a deposit: a share of it, up to so much; nothing for one that is too small. */
export function bonusFor(
  { ratePpm, capRu, minDepositRu }: PromotionRules['RELOAD'],
  { deposit, currency }: { readonly deposit: bigint; readonly currency: Currency },
): bigint {
  if (deposit < fromReferenceUnits(minDepositRu, currency)) return 0n;
  const share = takePpm(deposit, BigInt(ratePpm));
  const cap = fromReferenceUnits(capRu, currency);
  const isCapped = share > cap;
  return floorToMinorUnits(isCapped ? cap : share, currency);
}

/** Whether a deposit is the one that it is for: the first, the second and so on. */
export const isNth = (nth: number | null, count: number): boolean => nth === null || nth === count;
