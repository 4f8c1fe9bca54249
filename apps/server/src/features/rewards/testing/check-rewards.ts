import type { Database } from '#platform/database/database';
import { rewardsInvariants } from '../invariants/rewards-invariants.ts';

/** Asks everything that must hold of rewards, and throws what does not. */
export async function checkRewards(database: Database): Promise<void> {
  for (const invariant of rewardsInvariants) {
    if (invariant.looksAt !== 'books') continue;
    const { count, first } = await database.statement((tx) => invariant.find(tx));
    if (count > 0) throw new Error(`${invariant.name}: ${JSON.stringify(first)}`);
  }
}
