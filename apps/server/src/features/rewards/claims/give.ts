import type { PromotionType } from '@maneki/contract/rewards/promotion';
import type { RewardKind } from '@maneki/contract/rewards/reward';
import { invariant } from '@maneki/kernel/invariant';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { MerchantDirectory } from '#features/site';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { creditGrants } from '../grants/credit-grants.ts';
import type { Grant } from '../grants/grant.ts';
import { grantRewards } from '../grants/grant-rewards.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { countClaim, lockPromotion } from '../promotions/store.ts';
import { stakeTermsOf, worthOf } from '../promotions/worth.ts';
import { findObstacle, type Obstacle, type Wish } from './find-obstacle.ts';
import { insertClaim } from './store.ts';

export type GiveServices = { readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'> };

export type Gift = Omit<Wish, 'worth'> & {
  readonly promotionId: string;
  readonly currency: string;
  readonly amount: bigint;
  /** What it is reckoned from: a deposit, or a loss. */
  readonly base: bigint;
  /** The deposit that it comes with. */
  readonly depositOrderNo?: string;
  /** Whether it is credited at once, or waits among the member's rewards. */
  readonly isCredited: boolean;
};

/**
 * Gives a member what a promotion promises, once for each period and within all limits, in the caller's transaction,
 * who holds the member's account. Whoever gives of the same promotion at once waits here.
 */
export async function give(
  tx: Tx,
  services: GiveServices,
  gift: Gift,
): Promise<{ readonly obstacle: Obstacle } | { readonly grant: Grant }> {
  const promotion = await lockPromotion(tx, gift.promotionId);
  const worth = worthOf(gift.amount, moneyOf(gift.currency));
  const obstacle = await findObstacle(tx, promotion, { ...gift, worth });
  if (obstacle) return { obstacle };
  const isCounted = await countClaim(tx, { promotion, worth });
  invariant(isCounted, `${promotion.id} was counted while it was held`);
  return { grant: await handOver(tx, services, promotion, gift) };
}

/** Makes a gift the member's own, with the claim that stands for it. The caller has seen that nothing is in the way. */
export async function handOver(
  tx: Tx,
  services: GiveServices,
  promotion: Promotion,
  gift: Omit<Gift, 'askedAt'>,
): Promise<Grant> {
  const { memberId, periodKey, businessDay, marks, currency, base, amount, now } = gift;
  const grant = await grantFor(tx, promotion, gift);
  await insertClaim(tx, {
    ...{ memberId, periodKey, businessDay, marks, currency, base, amount },
    id: drawId(now),
    promotionId: promotion.id,
    merchantCode: promotion.merchantCode,
    state: gift.isCredited ? 'APPROVED' : 'ELIGIBLE',
    grantId: grant.id,
    remark: null,
    claimedAt: now,
    decidedBy: null,
    reason: null,
  });
  if (!gift.isCredited) return grant;
  const [credited] = await creditGrants(tx, services, [grant], now);
  return credited ?? grant;
}

/** As what a promotion's gift stands among rewards; any other is a PROMOTION. */
const KIND_OF_TYPE: Partial<Record<PromotionType, RewardKind>> = {
  LOSS_REBATE: 'CASHBACK',
  RED_PACKET: 'RED_PACKET',
};

/** The reward of a claim, with what has to be staked for it. */
export async function grantFor(
  tx: Tx,
  promotion: Promotion,
  gift: Pick<
    Gift,
    'memberId' | 'periodKey' | 'currency' | 'amount' | 'base' | 'depositOrderNo' | 'now'
  >,
): Promise<Grant> {
  const { memberId, currency, amount, base, now } = gift;
  const isDeposit = promotion.applyMode === 'DEPOSIT_SELECT';
  const terms = stakeTermsOf(promotion.rollover, {
    amount,
    deposit: isDeposit ? base : 0n,
    depositOrderNo: gift.depositOrderNo,
    currency: moneyOf(currency),
    maxCashOutRu: promotion.type === 'REG_BONUS' ? promotion.rule.maxCashOutRu : null,
  });
  const { merchantCode, titles: title } = promotion;
  const [grant] = await grantRewards(
    tx,
    [
      {
        ...{ merchantCode, memberId, currency, amount, title, terms },
        kind: KIND_OF_TYPE[promotion.type] ?? 'PROMOTION',
        sourceKey: `${promotion.id} ${gift.periodKey}`,
      },
    ],
    now,
  );
  invariant(grant, `${promotion.id} was given before to ${memberId}`);
  return grant;
}
