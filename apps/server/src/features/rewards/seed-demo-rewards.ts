import type { Tx } from '#platform/database/database';
import { seedDemoMall } from './mall/seed-demo-mall.ts';
import { seedDemoMissions } from './mission-definitions/seed-demo-missions.ts';
import { seedDemoPromotions } from './promotions/demo/seed-demo-promotions.ts';
import { seedDemoReferrals } from './referral/seed-demo-referrals.ts';
import { seedDemoVip } from './vip/demo/seed-demo-vip.ts';

/** What merchants of a demonstration offer their members. Only adds to what is there. */
export async function seedDemoRewards(tx: Tx, now: Date): Promise<void> {
  await seedDemoPromotions(tx, now);
  await seedDemoVip(tx, now);
  await seedDemoMissions(tx, now);
  await seedDemoMall(tx, now);
  await seedDemoReferrals(tx, now);
}
