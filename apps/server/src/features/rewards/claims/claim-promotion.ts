import type { PromotionRefusal } from '@maneki/contract/rewards/promotion-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { takeMemberTurn } from '#features/cashier';
import { dayOf, getMainAccount, lockAccounts, mainWalletIn } from '#features/wallet';
import type { Grant } from '../grants/grant.ts';
import type { ClaimServices } from '../grants/in-one-step.ts';
import { findPromotion } from '../promotions/store.ts';
import { giftFor, mayHaveGift } from '../promotions/types/reg-bonus/gift.ts';
import type { Marks } from './claim.ts';
import type { Obstacle } from './find-obstacle.ts';
import { give } from './give.ts';
import { readClaimant } from './read-claimant.ts';

export type OwnWish = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly id: string;
  readonly marks: Marks;
  readonly now: Date;
};

export type ClaimRefusal =
  | Obstacle
  | Extract<
      PromotionRefusal,
      {
        code:
          | 'rewards.promotion_unknown'
          | 'rewards.promotion_mode'
          | 'rewards.promotion_mobile_needed';
      }
    >;

const PERIOD = 'once';

/** Takes what a promotion gives for a tap: today that is the gift for those who verified their number. It is also for
 * those whose number was verified before such a gift came by itself. */
export async function claimPromotion(
  services: ClaimServices,
  wish: OwnWish,
): Promise<Outcome<Grant, ClaimRefusal>> {
  const { database, merchants } = services;
  const { memberId, merchantCode, marks, now } = wish;
  const { currency } = await getMainAccount(services, { memberId, now });
  const wallet = mainWalletIn(currency);
  return database.transact(async (tx): Promise<Outcome<Grant, ClaimRefusal>> => {
    await takeMemberTurn(tx, memberId);
    await lockAccounts(tx, [{ memberId, wallet }]);
    const promotion = await findPromotion(tx, wish);
    if (!promotion || promotion.status === 'DRAFT')
      return refused({ code: 'rewards.promotion_unknown', detail: {} });
    if (promotion.type !== 'REG_BONUS')
      return refused({ code: 'rewards.promotion_mode', detail: {} });
    if (!mayHaveGift(await readClaimant(tx, { memberId, now })))
      return refused({ code: 'rewards.promotion_mobile_needed', detail: {} });
    const given = await give(tx, services, {
      promotionId: promotion.id,
      ...{ memberId, marks, currency, now, askedAt: now },
      periodKey: PERIOD,
      businessDay: dayOf(now, merchants.get(merchantCode).businessTimezone),
      amount: giftFor(promotion.rule, moneyOf(currency)),
      base: 0n,
      isCredited: true,
    });
    return 'obstacle' in given ? refused(given.obstacle) : done(given.grant);
  });
}
