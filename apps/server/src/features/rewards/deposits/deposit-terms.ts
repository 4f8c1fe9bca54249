import type { PromotionRefusal } from '@maneki/contract/rewards/promotion-refusals';
import { displayAmount, fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { dayOf } from '#features/wallet';
import type { Promotion } from '../promotions/promotion.ts';
import { bonusFor, isNth } from '../promotions/types/deposit-bonus/bonus.ts';
import { periodOfReload } from '../promotions/types/reload/period.ts';

/** A promotion that comes with deposits. */
export type DepositPromotion = Extract<Promotion, { type: 'DEPOSIT_BONUS' | 'RELOAD' }>;

export const isOfDeposits = (promotion: Promotion): promotion is DepositPromotion =>
  promotion.type === 'DEPOSIT_BONUS' || promotion.type === 'RELOAD';

export const nthOf = (promotion: DepositPromotion): number | null =>
  promotion.type === 'DEPOSIT_BONUS' ? promotion.rule.nth : null;

export type PaidIn = {
  readonly orderNo: string;
  readonly amount: bigint;
  readonly currency: string;
  /** Which one of the member's deposits it is. */
  readonly count: number;
  readonly now: Date;
};

type DepositObstacle = Extract<
  PromotionRefusal,
  { code: 'rewards.promotion_deposit_low' | 'rewards.promotion_other_deposit' }
>;

/** Why a promotion does not come with a deposit, whoever pays in. */
export function findUnfit(
  promotion: DepositPromotion,
  { amount, currency, count }: PaidIn,
): DepositObstacle | undefined {
  const nth = nthOf(promotion);
  if (nth !== null && !isNth(nth, count))
    return { code: 'rewards.promotion_other_deposit', detail: { nth } };
  const money = moneyOf(currency);
  if (bonusFor(promotion.rule, { deposit: amount, currency: money }) > 0n) return undefined;
  const minimum = displayAmount(fromReferenceUnits(promotion.rule.minDepositRu, money));
  return { code: 'rewards.promotion_deposit_low', detail: { minimum } };
}

/** What a claim for a deposit is named by: the deposit, which one it is, or its day. */
export function periodOf(
  promotion: DepositPromotion,
  { orderNo, now }: PaidIn,
  timezone: string,
): string {
  if (promotion.type === 'RELOAD') return periodOfReload(dayOf(now, timezone));
  return promotion.rule.nth === null
    ? `deposit ${orderNo}`
    : `deposit number ${promotion.rule.nth}`;
}
