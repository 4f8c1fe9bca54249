import type { Language } from '@maneki/contract/language';
import type { DepositOffer } from '@maneki/contract/rewards/promotion-schemas';
import { type Currency, fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { countSucceeded } from '#features/cashier';
import { dayOf, getMainAccount } from '#features/wallet';
import { NO_MARKS } from '../claims/claim.ts';
import { findObstacle } from '../claims/find-obstacle.ts';
import type { ClaimServices } from '../grants/in-one-step.ts';
import { listPromotions } from '../promotions/store.ts';
import { isNth } from '../promotions/types/deposit-bonus/bonus.ts';
import { type DepositPromotion, isOfDeposits, nthOf, periodOf } from './deposit-terms.ts';

/** What a member may choose for their next deposit. */
export async function listOffers(
  services: ClaimServices,
  {
    memberId,
    merchantCode,
    language,
    now,
  }: {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<{ readonly currency: Currency; readonly offers: DepositOffer[] }> {
  const account = await getMainAccount(services, { memberId, now });
  const currency = moneyOf(account.currency);
  const { businessTimezone } = services.merchants.get(merchantCode);
  const offers = await services.database.transact(async (tx) => {
    const count = (await countSucceeded(tx, memberId)) + 1;
    const own: DepositOffer[] = [];
    for (const promotion of await listPromotions(tx, { merchantCode, status: 'ACTIVE' })) {
      if (!isOfDeposits(promotion) || !isNth(nthOf(promotion), count)) continue;
      const paid = { orderNo: '', amount: 0n, currency, count, now };
      const obstacle = await findObstacle(tx, promotion, {
        ...{ memberId, marks: NO_MARKS, now, askedAt: now },
        periodKey: periodOf(promotion, paid, businessTimezone),
        businessDay: dayOf(now, businessTimezone),
        worth: 1n,
      });
      if (!obstacle) own.push(describeOffer(promotion, { currency, language }));
    }
    return own;
  });
  return { currency, offers };
}

const describeOffer = (
  { id, titles, rule, rollover }: DepositPromotion,
  { currency, language }: { readonly currency: Currency; readonly language: Language },
): DepositOffer => ({
  id,
  title: titles[language],
  ratePpm: rule.ratePpm,
  cap: writeAmount(fromReferenceUnits(rule.capRu, currency)),
  minimum: writeAmount(fromReferenceUnits(rule.minDepositRu, currency)),
  base: rollover.base,
  multiple: rollover.multiple,
  days: rollover.days,
});
