import type { TypedRule } from '@maneki/contract/rewards/promotion-rules';
import { listMerchants } from '#features/site';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { beginPromotion } from '../begin-promotion.ts';
import { listPromotions, putPromotion } from '../store.ts';
import { DEMO_PROMOTIONS } from './demo-promotions.ts';

const SORT_STEP = 10;

/** Gives merchants of a demonstration something to offer. One that offers anything keeps it as it is. */
export async function seedDemoPromotions(tx: Tx, now: Date): Promise<void> {
  for (const { code: merchantCode } of await listMerchants(tx)) {
    if ((await listPromotions(tx, { merchantCode })).length > 0) continue;
    for (const [index, { type, limits, rollover, ...own }] of DEMO_PROMOTIONS.entries()) {
      const wish = { id: drawId(now), merchantCode, type, title: '', by: 'platform', now };
      const begun = beginPromotion(wish);
      await putPromotion(tx, {
        ...begun,
        ...own,
        ...({ type, rule: own.rule } as TypedRule),
        rollover: { ...begun.rollover, ...rollover },
        limits: { ...begun.limits, ...limits },
        status: 'ACTIVE',
        sort: index * SORT_STEP,
      });
    }
  }
}
