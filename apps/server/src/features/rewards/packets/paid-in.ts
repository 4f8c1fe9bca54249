import type { PromotionRules } from '@maneki/contract/rewards/promotion-rules';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { dayOf, mainWalletIn, startOfDay, sumCashByDay } from '#features/wallet';
import type { Tx } from '#platform/database/database';

/** What somebody has paid in on the business day of a moment, and what a rule asks for. */
export async function readPaidIn(
  tx: Tx,
  { minDepositRu }: PromotionRules['RED_PACKET'],
  {
    memberId,
    currency,
    at,
    timezone,
  }: {
    readonly memberId: string;
    readonly currency: string;
    readonly at: Date;
    readonly timezone: string;
  },
) {
  const day = dayOf(at, timezone);
  const start = startOfDay(day, timezone);
  // An hour more, since that is how long a day may last where clocks change.
  const end = new Date(start.getTime() + DAY_MS + HOUR_MS);
  const days = await sumCashByDay(tx, {
    ...{ memberId, start, end, timezone },
    wallet: mainWalletIn(currency),
  });
  const paidIn = days.find((flow) => flow.day === day)?.deposits ?? 0n;
  const minimum = fromReferenceUnits(minDepositRu, moneyOf(currency));
  return { paidIn, minimum, isEarned: paidIn >= minimum };
}
