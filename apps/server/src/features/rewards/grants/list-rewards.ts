import { REWARDS_PAGE_SIZE } from '@maneki/contract/rewards/reward';
import type { Database } from '#platform/database/database';
import type { Grant } from './grant.ts';
import * as store from './store.ts';

/** Nobody has more to claim than this; what is beyond shows once some of it is claimed. */
const WAITING_MAX = 100;

export const listWaitingRewards = (
  database: Database,
  wish: { readonly memberId: string; readonly now: Date },
): Promise<Grant[]> =>
  database.statement((tx) => store.listWaiting(tx, { ...wish, limit: WAITING_MAX }));

/** Rewards that are over, page by page. */
export async function listPastRewards(
  database: Database,
  { memberId, cursor }: { readonly memberId: string; readonly cursor: string | undefined },
): Promise<{ readonly grants: readonly Grant[]; readonly next: string | null }> {
  const wish = { memberId, after: cursor, limit: REWARDS_PAGE_SIZE + 1 };
  const found = await database.statement((tx) => store.listPast(tx, wish));
  const grants = found.slice(0, REWARDS_PAGE_SIZE);
  return { grants, next: found.length > REWARDS_PAGE_SIZE ? grants.at(-1)!.id : null };
}
