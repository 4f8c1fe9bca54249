import { findSitting } from '#features/safety';
import type { Database } from '#platform/database/database';
import type { WalletName } from '../movement.ts';
import { sumGames } from './store.ts';

export type SittingSum = { readonly staked: bigint; readonly won: bigint };

/** What somebody has staked and won since they sat down; nothing for whoever did not. */
export async function sumSitting(
  database: Database,
  {
    memberId,
    wallet,
    now,
  }: { readonly memberId: string; readonly wallet: WalletName; readonly now: Date },
): Promise<SittingSum> {
  return database.transact(async (tx) => {
    const sitting = await findSitting(tx, memberId);
    return sumGames(tx, { memberId, wallet, since: sitting?.startedAt ?? now });
  });
}
