import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import { takeMemberTurn } from '#features/cashier';
import { type PeriodTotal, sumPeriodByMember } from '#features/play';
import type { MerchantDirectory } from '#features/site';
import { dayOf, lockAccounts, mainWalletIn } from '#features/wallet';
import type { Database } from '#platform/database/database';
import type { JobContext } from '#platform/jobs/job';
import { NO_MARKS } from '../claims/claim.ts';
import { give } from '../claims/give.ts';
import { listClaimants } from '../claims/store.ts';
import { isOpen, type Promotion } from '../promotions/promotion.ts';
import { listPromotions } from '../promotions/store.ts';
import { rebateFor, weekBefore } from '../promotions/types/loss-rebate/rebate.ts';

const AT_ONCE = 500;
/** When the reports of the day before are closed, in the merchant's time. */
const FROM_HOUR = 4;
const MONDAY = 'Mon';

export type RebateServices = {
  readonly database: Database;
  readonly merchants: Pick<MerchantDirectory, 'get' | 'findMarket'>;
};

type LossRebate = Extract<Promotion, { type: 'LOSS_REBATE' }>;

/** Whether the week before is due in a merchant's time: on Monday, once its day is counted. */
export function isRebateHour(now: Date, timeZone: string): boolean {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return of('weekday') === MONDAY && Number(of('hour')) >= FROM_HOUR;
}

/**
 * Gives back a part of what members lost in the week before. Run again, also after it was stopped in the middle, it
 * gives to those alone who have not been given anything for that week.
 */
export async function payRebates(
  services: RebateServices,
  merchantCode: string,
  { now, signal }: Pick<JobContext, 'now' | 'signal'>,
): Promise<number> {
  const { database, merchants } = services;
  const week = weekBefore(dayOf(now, merchants.get(merchantCode).businessTimezone));
  const promotions = await database.statement((tx) =>
    listPromotions(tx, { merchantCode, status: 'ACTIVE', type: 'LOSS_REBATE' }),
  );
  let given = 0;
  for (const promotion of promotions) {
    if (promotion.type !== 'LOSS_REBATE' || !isOpen(promotion, now)) continue;
    const run = { promotion, week, now };
    let after: string | undefined;
    for (let some = AT_ONCE; some === AT_ONCE && !signal.aborted; ) {
      const page = { merchantCode, ...week, after, limit: AT_ONCE };
      const totals = await database.statement((tx) => sumPeriodByMember(tx, page));
      const periodKey = `week ${week.from}`;
      const memberIds = totals.map(({ memberId }) => memberId);
      const claimants = await database.statement((tx) =>
        listClaimants(tx, { promotionId: promotion.id, periodKey, memberIds }),
      );
      for (const total of totals)
        if (
          !signal.aborted &&
          !claimants.has(total.memberId) &&
          (await payOne(services, run, total))
        )
          given += 1;
      some = totals.length;
      after = totals.at(-1)?.memberId;
    }
  }
  return given;
}

async function payOne(
  services: RebateServices,
  {
    promotion,
    week,
    now,
  }: {
    readonly promotion: LossRebate;
    readonly week: { readonly from: string };
    readonly now: Date;
  },
  { memberId, currency, stake, payout }: PeriodTotal,
): Promise<boolean> {
  if (isPlayCurrency(currency)) return false;
  const loss = stake - payout;
  const amount = rebateFor(promotion.rule, { loss, currency: moneyOf(currency) });
  if (amount === 0n) return false;
  const { businessTimezone } = services.merchants.get(promotion.merchantCode);
  return services.database.transact(async (tx) => {
    await takeMemberTurn(tx, memberId);
    await lockAccounts(tx, [{ memberId, wallet: mainWalletIn(currency) }]);
    const given = await give(tx, services, {
      promotionId: promotion.id,
      ...{ memberId, currency, amount, base: loss, now, askedAt: now, marks: NO_MARKS },
      periodKey: `week ${week.from}`,
      businessDay: dayOf(now, businessTimezone),
      isCredited: promotion.applyMode === 'AUTO',
    });
    return 'grant' in given;
  });
}
