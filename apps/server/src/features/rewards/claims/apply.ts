import type { PromotionRefusal } from '@maneki/contract/rewards/promotion-refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { takeMemberTurn } from '#features/cashier';
import { dayOf, getMainAccount, lockAccounts, mainWalletIn } from '#features/wallet';
import { drawId } from '#platform/secrets/secrets';
import type { ClaimServices } from '../grants/in-one-step.ts';
import { attachImages, listWaiting } from '../promotions/images/store.ts';
import { findPromotion, lockPromotion } from '../promotions/store.ts';
import type { OwnWish } from './claim-promotion.ts';
import { findObstacle, type Obstacle } from './find-obstacle.ts';
import { countClaims, insertClaim } from './store.ts';

type ApplyRefusal =
  | Obstacle
  | Extract<
      PromotionRefusal,
      {
        code:
          | 'rewards.promotion_unknown'
          | 'rewards.promotion_mode'
          | 'rewards.promotion_image_unknown';
      }
    >;

/** Asks for what an operator decides about. What it will bring is not known yet, so it counts against no budget. */
export async function applyForPromotion(
  services: ClaimServices,
  wish: OwnWish & { readonly remark: string; readonly images: readonly string[] },
): Promise<Outcome<{ readonly state: 'APPLIED' }, ApplyRefusal>> {
  const { database, merchants } = services;
  const { memberId, merchantCode, marks, now, images: ids } = wish;
  const { currency } = await getMainAccount(services, { memberId, now });
  const businessDay = dayOf(now, merchants.get(merchantCode).businessTimezone);
  return database.transact(async (tx): Promise<Outcome<{ state: 'APPLIED' }, ApplyRefusal>> => {
    await takeMemberTurn(tx, memberId);
    await lockAccounts(tx, [{ memberId, wallet: mainWalletIn(currency) }]);
    const found = await findPromotion(tx, wish);
    if (!found || found.status === 'DRAFT')
      return refused({ code: 'rewards.promotion_unknown', detail: {} });
    if (found.applyMode !== 'APPLY') return refused({ code: 'rewards.promotion_mode', detail: {} });
    const promotion = await lockPromotion(tx, found.id);
    const asked = { memberId, businessDay, marks, promotionId: promotion.id };
    const { all } = await countClaims(tx, { ...asked, periodKey: '' });
    const periodKey = `application ${all + 1}`;
    const own = { ...asked, periodKey, worth: 1n, askedAt: now, now };
    const obstacle = await findObstacle(tx, promotion, own);
    if (obstacle) return refused(obstacle);
    const waiting = new Set((await listWaiting(tx, asked)).map(({ id }) => id));
    if (!ids.every((id) => waiting.has(id)))
      return refused({ code: 'rewards.promotion_image_unknown', detail: {} });
    const claimId = drawId(now);
    await insertClaim(tx, {
      ...{ ...asked, periodKey, currency, merchantCode, remark: wish.remark },
      id: claimId,
      state: 'APPLIED',
      base: 0n,
      amount: 0n,
      grantId: null,
      claimedAt: now,
      decidedBy: null,
      reason: null,
    });
    await attachImages(tx, { ...asked, claimId, ids });
    return done({ state: 'APPLIED' });
  });
}
