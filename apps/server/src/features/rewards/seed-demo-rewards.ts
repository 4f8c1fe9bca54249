import type { Tx } from '#platform/database/database';
import { seedDemoMissions } from './mission-definitions/seed-demo-missions.ts';

/** What merchants of a demonstration offer their members. Only adds to what is there. */
export async function seedDemoRewards(tx: Tx, now: Date): Promise<void> {
  await seedDemoMissions(tx, now);
}
