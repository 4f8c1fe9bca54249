import { moneyOf } from '@maneki/kernel/wallet-currency';
import {
  type AccountNumbers,
  type CreditedDeposit,
  countSucceeded,
  type DepositChoice,
  type DepositChoices,
} from '#features/cashier';
import { dayOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { findObstacle } from '../claims/find-obstacle.ts';
import { type GiveServices, give } from '../claims/give.ts';
import { marksOf } from '../claims/marks-of.ts';
import { findPromotion } from '../promotions/store.ts';
import { bonusFor } from '../promotions/types/deposit-bonus/bonus.ts';
import { worthOf } from '../promotions/worth.ts';
import { findUnfit, isOfDeposits, periodOf } from './deposit-terms.ts';
import { findChoice, insertChoice, noteRefusal } from './store.ts';

/** What promotions do about deposits: a choice is kept with the order, and given when its money has come. */
export const createDepositChoices =
  (services: GiveServices) =>
  (numbers: Pick<AccountNumbers, 'hash'>): DepositChoices => ({
    keep: (tx, choice) => keep(tx, services, { ...choice, marks: marksOf(choice.from, numbers) }),
    redeem: (tx, credited) => redeem(tx, services, credited),
  });

async function keep(
  tx: Tx,
  { merchants }: GiveServices,
  choice: DepositChoice & { readonly marks: ReturnType<typeof marksOf> },
) {
  const { id, orderNo, memberId, merchantCode, currency, amount, marks, now } = choice;
  const promotion = await findPromotion(tx, { id, merchantCode });
  if (!promotion || promotion.status === 'DRAFT')
    return { code: 'rewards.promotion_unknown', detail: {} } as const;
  if (!isOfDeposits(promotion)) return { code: 'rewards.promotion_mode', detail: {} } as const;
  const count = (await countSucceeded(tx, memberId)) + 1;
  const paid = { orderNo, amount, currency, count, now };
  const unfit = findUnfit(promotion, paid);
  if (unfit) return unfit;
  const { businessTimezone } = merchants.get(merchantCode);
  const bonus = bonusFor(promotion.rule, { deposit: amount, currency: moneyOf(currency) });
  const obstacle = await findObstacle(tx, promotion, {
    ...{ memberId, marks, now, askedAt: now },
    periodKey: periodOf(promotion, paid, businessTimezone),
    businessDay: dayOf(now, businessTimezone),
    worth: worthOf(bonus, moneyOf(currency)),
  });
  if (obstacle) return obstacle;
  await insertChoice(tx, { orderNo, promotionId: id, memberId, marks, chosenAt: now });
  return undefined;
}

/**
 * Gives what was chosen with a deposit, in the transaction that credits it. Whoever chose in time gets it, also where
 * the promotion has ended meanwhile; where a limit is reached by now the deposit stands alone, and the choice says why.
 */
async function redeem(tx: Tx, services: GiveServices, credited: CreditedDeposit): Promise<void> {
  const { orderNo, memberId, merchantCode, currency, amount, now } = credited;
  const choice = await findChoice(tx, orderNo);
  if (!choice) return;
  const { promotionId: id, marks, chosenAt: askedAt } = choice;
  const promotion = await findPromotion(tx, { id, merchantCode });
  if (!promotion || !isOfDeposits(promotion)) return;
  const paid = { orderNo, amount, currency, count: await countSucceeded(tx, memberId), now };
  const { businessTimezone } = services.merchants.get(merchantCode);
  const unfit = findUnfit(promotion, paid);
  const given = unfit
    ? { obstacle: unfit }
    : await give(tx, services, {
        promotionId: id,
        ...{ memberId, marks, currency, now, askedAt },
        periodKey: periodOf(promotion, paid, businessTimezone),
        businessDay: dayOf(now, businessTimezone),
        amount: bonusFor(promotion.rule, { deposit: amount, currency: moneyOf(currency) }),
        base: amount,
        depositOrderNo: orderNo,
        isCredited: true,
      });
  if ('obstacle' in given) await noteRefusal(tx, { orderNo, refusal: given.obstacle.code });
}
