import { POINTS_PAGE_SIZE } from '@maneki/contract/rewards/points';
import type { Database } from '#platform/database/database';
import { nextExpiry } from './expire-points.ts';
import * as store from './history/store.ts';

/** What a member has, and what of it expires next. */
export const readPoints = (
  database: Database,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<store.PointSum> =>
  database.statement((tx) => store.findSum(tx, { memberId, before: nextExpiry(now) }));

/** How a member's points came and went, page by page, the latest first. */
export async function listPointHistory(
  database: Database,
  { memberId, cursor }: { readonly memberId: string; readonly cursor: string | undefined },
) {
  const wish = { memberId, before: cursor === undefined ? undefined : BigInt(cursor) };
  const found = await database.statement((tx) =>
    store.listTransfers(tx, { ...wish, limit: POINTS_PAGE_SIZE + 1 }),
  );
  const transfers = found.slice(0, POINTS_PAGE_SIZE);
  const next = found.length > POINTS_PAGE_SIZE ? String(transfers.at(-1)!.seq) : null;
  return { transfers, next };
}
