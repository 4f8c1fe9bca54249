import { readTier } from '@maneki/contract/rewards/promotion';
import type { PromotionRules } from '@maneki/contract/rewards/promotion-rules';
import { DAY_MS } from '@maneki/kernel/clock';
import {
  type Currency,
  floorToMinorUnits,
  fromReferenceUnits,
  takePpm,
} from '@maneki/kernel/money';

/** What comes back of a week's loss: the rate of the highest tier that it reaches, of all of it. */
export function rebateFor(
  { tiers, capRu }: PromotionRules['LOSS_REBATE'],
  { loss, currency }: { readonly loss: bigint; readonly currency: Currency },
): bigint {
  if (loss <= 0n) return 0n;
  const reached = tiers
    .map(readTier)
    .filter(({ fromRu }) => loss >= fromReferenceUnits(fromRu, currency));
  const ratePpm = Math.max(0, ...reached.map((tier) => tier.ratePpm));
  const share = takePpm(loss, BigInt(ratePpm));
  const cap = capRu === null ? share : fromReferenceUnits(capRu, currency);
  const isCapped = share > cap;
  return floorToMinorUnits(isCapped ? cap : share, currency);
}

/** The week from Monday to Sunday before the one that a business day lies in. */
export function weekBefore(businessDay: string): { readonly from: string; readonly to: string } {
  const day = new Date(`${businessDay}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  const monday = day.getTime() - sinceMonday * DAY_MS;
  const write = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: write(monday - 7 * DAY_MS), to: write(monday - DAY_MS) };
}
