import type { Language } from '@maneki/contract/language';
import { CREDIT_KINDS } from '@maneki/contract/rewards/mall';
import type { GoodView } from '@maneki/contract/rewards/mall-schemas';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { getMainAccount } from '#features/wallet';
import { findSum } from '../points/history/store.ts';
import { findObstacle, type Good, periodStart, worthIn } from './good.ts';
import * as goods from './goods/store.ts';
import type { MallServices } from './mall-services.ts';
import { countOrdered } from './orders/store.ts';

type Asked = { readonly memberId: string; readonly language: Language; readonly now: Date };

/** What a member can have for points, and why not where not. Sales that are over are not shown. */
export async function listGoods(services: MallServices, { memberId, language, now }: Asked) {
  const { database, merchants, findLevel } = services;
  const { currency, merchant_code: merchantCode } = await getMainAccount(services, {
    memberId,
    now,
  });
  const timezone = merchants.get(merchantCode).businessTimezone;
  return database.transact(async (tx) => {
    const all = await goods.listGoods(tx, merchantCode);
    const shown = all.filter(
      ({ status, saleTo }) => status === 'ACTIVE' && (!saleTo || now < saleTo),
    );
    const limits = shown
      .filter(({ limitCount }) => limitCount > 0)
      .map(({ id, limitPeriod }) => ({
        goodId: id,
        since: periodStart(limitPeriod, { now, timezone }),
      }));
    const ordered = await countOrdered(tx, { memberId, goods: limits });
    const vipLevel = (await findLevel?.(tx, memberId)) ?? 0;
    const { balance } = await findSum(tx, { memberId, before: now });
    const buyer = (good: Good) => ({ vipLevel, ordered: ordered.get(good.id) ?? 0, now });
    return {
      goods: shown.map((good) => describe(good, { language, currency, ...buyer(good) })),
      balance: Number(balance),
      vipLevel,
    };
  });
}

function describe(
  good: Good,
  {
    language,
    currency,
    ...buyer
  }: Parameters<typeof findObstacle>[1] & {
    readonly language: Language;
    readonly currency: string;
  },
): GoodView {
  const { limitCount: most, limitPeriod: period } = good;
  return {
    id: good.id,
    kind: good.kind,
    title: good.titles[language],
    description: good.descriptions[language],
    picture: good.picture,
    points: good.points,
    worth: writeAmount(worthIn(currency, good)),
    currency: moneyOf(currency),
    rollover: CREDIT_KINDS.includes(good.kind) ? good.rollover : 0,
    stock: good.stock,
    vipMin: good.vipMin,
    limit: most > 0 ? { most, period, left: Math.max(0, most - buyer.ordered) } : null,
    saleFrom: good.saleFrom?.toISOString() ?? null,
    saleTo: good.saleTo?.toISOString() ?? null,
    obstacle: findObstacle(good, buyer) ?? null,
  };
}
